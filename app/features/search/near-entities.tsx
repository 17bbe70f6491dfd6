import { useSuspenseQuery } from "@tanstack/react-query";
import type { LinkProps } from "@tanstack/react-router";
import type { NearFound } from "#app/data/search/search.functions.ts";
import { nearNamesQuery } from "#app/data/search/search.queries.ts";
import { useIsSpoiler } from "#app/features/spoilers/spoilers.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { typedName } from "#app/text/names.ts";
import { NearNames } from "#app/ui/near-names.tsx";

/** The kinds of names that have pages. */
type Kind = "Driver" | "Team" | "Circuit";

type SuggestionsProps = {
  names: ReadonlyArray<NearFound>;
  /** Where the link of an id leads. */
  linkTo: (id: string) => Pick<LinkProps, "to" | "params" | "search">;
};

/** Who may be meant, each in the colour of the team, with titles and wins. */
function Suggestions({ names, linkTo }: SuggestionsProps) {
  const isSpoiler = useIsSpoiler();
  return (
    <NearNames
      names={names.map(({ team, figures, until, ...named }) => ({
        ...named,
        link: linkTo(named.id),
        className: teamClass(team?.id ?? null, team?.year),
        figures: (
          <span
            className={
              isSpoiler({ year: until ?? Infinity, round: Infinity })
                ? "in-[:root[data-spoilers=hidden]]:invisible"
                : undefined
            }
          >
            {named.first_year === null ? "" : " · "}
            {figures
              .slice(0, 2)
              .map(([value, label]) => `${value} ${label}`)
              .join(" · ")}
          </span>
        ),
      }))}
    />
  );
}

/** Names of one kind as suggestions, each linked to its page. */
export function NearPages({ kind, names }: { kind: Kind; names: ReadonlyArray<NearFound> }) {
  return <Suggestions names={names} linkTo={(id) => pageOf(kind, id)} />;
}

function pageOf(kind: Kind, id: string): Pick<LinkProps, "to" | "params" | "search"> {
  if (kind === "Driver") return { to: "/driver/$driverId/", params: { driverId: id } };
  if (kind === "Team") return { to: "/teams/$teamId/", params: { teamId: id } };
  return { to: "/circuits/$circuitId/", params: { circuitId: id } };
}

type NearProps = {
  /** The name or id that nobody has. */
  typed: string;
};

type NearDriversProps = NearProps & {
  /** Where the links lead: to a driver's own page, or to the races that a driver entered. */
  to?: "driver" | "races";
};

/** Says that no driver has the typed name, and who may be meant. */
export function NearDrivers({ typed, to = "driver" }: NearDriversProps) {
  const names = useNear("Driver", typed);
  return (
    <>
      <p role="status">{noneText("driver", typed)}</p>
      {to === "driver" ? (
        <NearPages kind="Driver" names={names} />
      ) : (
        <Suggestions names={names} linkTo={(id) => ({ to: "/races/", search: { driver: id } })} />
      )}
    </>
  );
}

/** Says that no team has the typed name, and which may be meant. */
export function NearTeams({ typed }: NearProps) {
  return (
    <>
      <p role="status">{noneText("team", typed)}</p>
      <NearPages kind="Team" names={useNear("Team", typed)} />
    </>
  );
}

/** Says that no circuit has the typed name, and which may be meant. */
export function NearCircuits({ typed }: NearProps) {
  return (
    <>
      <p role="status">{noneText("circuit", typed)}</p>
      <NearPages kind="Circuit" names={useNear("Circuit", typed)} />
    </>
  );
}

/** @param typed may have nothing that can be shown: "/driver/%00/" */
export function noneText(kind: "driver" | "team" | "circuit", typed: string): string {
  const name = typedName(typed);
  return name === "" ? `This address names no ${kind}.` : `No ${kind} is called “${name}”.`;
}

function useNear(kind: Kind, typed: string): ReadonlyArray<NearFound> {
  const { data } = useSuspenseQuery(nearNamesQuery(kind, typed));
  return data.available ? data.value : [];
}
