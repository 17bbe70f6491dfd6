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

/** Links as cards side by side, and one of them. */
export const cardLinks =
  "mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3 max-phone:grid-cols-2";
export const cardLink =
  "grid h-full min-h-11 content-start rounded-tile border border-line bg-surface px-4 py-2 text-ink no-underline hover:bg-raised";

/** The kinds of names that have pages. */
type Kind = "Driver" | "Team" | "Circuit";

/** Names of one kind as suggestions, each linked to its page. */
export function asSuggestions(kind: Kind, names: ReadonlyArray<Omit<NearName, "link">>): Array<NearName> {
  return names.map((named) => ({ ...named, link: pageOf(kind, named.id) }));
}

function pageOf(kind: Kind, id: string): NearName["link"] {
  if (kind === "Driver") return { to: "/driver/$driverId/", params: { driverId: id } };
  if (kind === "Team") return { to: "/teams/$teamId/", params: { teamId: id } };
  return { to: "/circuits/$circuitId/", params: { circuitId: id } };
}

/** Suggestions for an unknown name; nothing where no name is near. */
export function NearNames({ names }: { names: ReadonlyArray<NearName> }) {
  if (names.length === 0) return null;
  return (
    <div className="w-full">
      <p>Did you mean {names.length === 1 ? "this one" : "one of these"}?</p>
      <ul className={cardLinks}>
        {names.map(({ id, name, first_year, last_year, link }) => (
          <li key={id}>
            <Link {...link} className={cardLink}>
              <b>{name}</b>{" "}
              {first_year === null ? null : (
                <small className="text-soft">{formatSpan(first_year, last_year ?? first_year)}</small>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
