/**
 * Parameters as the one query that has them: `what=pole&driver=charles_leclerc`; their values need no escaping.
 *
 * @param names of the parameters, in canonical order
 * @param search absent parameters have their defaults
 */
export function canonicalQuery<Name extends string>(
  names: ReadonlyArray<Name>,
  search: { [Each in Name]?: string | undefined },
): string {
  return names.flatMap((name) => (search[name] === undefined ? [] : [`${name}=${search[name]}`])).join("&");
}
