import { skipToken, useQuery } from "@tanstack/react-query";
import { useLocation, useRouterState } from "@tanstack/react-router";
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from "react";
import { array, is, literal, nullable, number, object, optional } from "valibot";
import { circuitProfileQuery } from "#app/data/circuits.queries.ts";
import { driverProfileQuery } from "#app/data/drivers.queries.ts";
import { driverPointsQuery } from "#app/data/standings.queries.ts";
import { teamProfileQuery } from "#app/data/teams.queries.ts";
import {
  type Subject,
  coverOf,
  leadersBefore,
  useLastRace,
  hideAgain,
  hidesSpoilers,
  showHere,
  subscribeToSpoilers,
  chooseSpoilers,
} from "./spoilers.ts";

/**
 * What a page shows, marked where it tells how the last weekend went. The mark is the same for everybody: the styles
 * hide what is marked from who chose not to know, and show the note with a link to it.
 */
export function SpoilerCover({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const last = useLastRace();
  const subject = useSubject(pathname);
  // Where nothing is found there is nothing to hide. The root alone is an address that no route has.
  const isFound = useRouterState({
    select: ({ matches }) => matches.length > 1 && matches.every(({ status }) => status !== "notFound"),
  });
  const cover = isFound ? coverOf({ pathname, search }, last, subject) : null;
  useLayoutEffect(hideAgain, [pathname]);
  return (
    // Facts that arrive while the page does may tell more than the server knew: that is no mistake.
    <div className="spoilers" data-cover={cover ?? "none"} suppressHydrationWarning>
      <div className="spoiler-note">
        {cover === "page" && last ? (
          <NoteWithStandings last={last} />
        ) : (
          <SpoilerNote text={noteText(last)} leaders={[]} onShow={showHere} />
        )}
      </div>
      {children}
    </div>
  );
}

/** The note with the first of the championship before the last weekend, as far as readers want to know. */
function NoteWithStandings({ last }: { last: NonNullable<ReturnType<typeof useLastRace>> }) {
  const hides = useSyncExternalStore(subscribeToSpoilers, hidesSpoilers, () => false);
  const { data } = useQuery({ ...driverPointsQuery(last.year), enabled: hides });
  const leaders = hides && data?.available === true ? leadersBefore(data.value, last.round) : [];
  return <SpoilerNote text={noteText(last)} leaders={leaders} onShow={showHere} />;
}

type SpoilerNoteProps = {
  text: string;
  leaders: ReturnType<typeof leadersBefore>;
  onShow: () => void;
};

/** What is hidden, what was true before it, and the button that shows it. */
export function SpoilerNote({ text, leaders, onShow }: SpoilerNoteProps) {
  return (
    <>
      <p suppressHydrationWarning>{text}</p>
      {leaders.length === 0 ? null : <Leaders leaders={leaders} />}
      <button
        type="button"
        className="button"
        onClick={({ currentTarget }) => {
          // The button goes with the note.
          currentTarget.closest("main")?.focus({ preventScroll: true });
          onShow();
        }}
      >
        Show results
      </button>
    </>
  );
}

function Leaders({ leaders }: Pick<SpoilerNoteProps, "leaders">) {
  return (
    <table className="w-full text-start text-[0.875rem] font-normal">
      <caption className="pb-1 text-small text-soft">Drivers’ championship before the race</caption>
      <tbody>
        {leaders.map(({ driver_id, driver_name, position, points }) => (
          <tr key={driver_id} className="border-t border-line">
            <td className="w-8 py-1 text-end">{position}</td>
            <td className="px-3 text-start">{driver_name}</td>
            <td className="text-end">{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function noteText(last: ReturnType<typeof useLastRace>): string {
  return last
    ? `Results of the ${last.year} ${last.race_name} are hidden.`
    : "The latest results are hidden.";
}

const known = object({
  available: literal(true),
  value: object({
    last_year: optional(nullable(number())),
    races: optional(array(object({ year: number(), round: number() }))),
  }),
});

/** What the page has of the driver, team or circuit that it is about. */
function useSubject(pathname: string): Subject {
  const [, section = "", id = ""] = pathname.split("/");
  const { data } = useQuery({ queryKey: subjectKey(section, id), queryFn: skipToken });
  return is(known, data) ? data.value : null;
}

function subjectKey(section: string, id: string): ReadonlyArray<unknown> {
  if (section === "driver") return driverProfileQuery(id).queryKey;
  if (section === "teams") return teamProfileQuery(id).queryKey;
  return section === "circuits" ? circuitProfileQuery(id).queryKey : ["nobody"];
}

/** The reader's choice to hide the results of the last weekend. */
export function SpoilerSwitch() {
  const hides = useSyncExternalStore(subscribeToSpoilers, hidesSpoilers, () => false);
  return (
    <label className="needs-scripts inline-flex min-h-7 cursor-pointer max-md:min-h-(--touch-height) items-center gap-[0.4rem]">
      <input type="checkbox" checked={hides} onChange={(event) => chooseSpoilers(event.target.checked)} />
      Hide the last weekend’s results
    </label>
  );
}
