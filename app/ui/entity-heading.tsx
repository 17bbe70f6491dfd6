import { Flag } from "./flag/flag.tsx";

/** The name at the head of a driver's or a team's pages, with the flag where the country is known. */
export function EntityHeading({ name, country }: { name: string; country?: string }) {
  return (
    <h1 className="flex items-center gap-3">
      {country === undefined ? null : <Flag country={country} />}
      {name}
    </h1>
  );
}
