import { Link, type LinkProps } from "@tanstack/react-router";
import { formatSpan } from "#app/text/format.ts";

/** A suggestion, with the years that tell namesakes apart. */
export type NearName = {
  id: string;
  name: string;
  first_year: number | null;
  last_year: number | null;
  link: Pick<LinkProps, "to" | "params" | "search">;
};

/** Suggestions for an unknown name; nothing where no name is near. */
export function NearNames({ names }: { names: ReadonlyArray<NearName> }) {
  if (names.length === 0) return null;
  return (
    <div>
      <p>Did you mean one of these?</p>
      <ul className="mt-1">
        {names.map(({ id, name, first_year, last_year, link }) => (
          <li key={id}>
            <Link {...link} className="inline-block py-[0.3rem]">
              {name}
            </Link>
            {first_year === null ? null : (
              <small className="text-soft"> {formatSpan(first_year, last_year ?? first_year)}</small>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
