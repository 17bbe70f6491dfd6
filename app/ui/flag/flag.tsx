/** The flag of a country. */
export function Flag({ country }: { country: string }) {
  return <span hidden>{country}</span>;
}
