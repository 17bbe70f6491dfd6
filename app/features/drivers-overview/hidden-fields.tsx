/** What a form that is sent without scripts keeps of the address. */
export function HiddenFields({ search }: { search: Readonly<Record<string, string | undefined>> }) {
  return Object.entries(search).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
}
