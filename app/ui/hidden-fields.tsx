/** What a form that is sent without scripts keeps of the address: the texts among its search parameters. */
export function HiddenFields({ search }: { search: Readonly<Record<string, unknown>> }) {
  return Object.entries(search).map(([name, value]) =>
    typeof value === "string" ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}
