import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { nearNamesQuery } from "#app/data/search/search.queries.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { maxTyped, tidyTyped } from "#app/text/names.ts";
import { driverPath, embedRoot, teamPath } from "#app/text/page-paths.ts";
import { asSuggestions, cardLinks, NearNames } from "#app/ui/near-names.tsx";
import { Message, MessageLinks } from "#app/ui/error-pages.tsx";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { MainPageCards } from "./main-page-cards.tsx";

/** The "not found" page: what was asked for, a search for its words, and the main pages. */
export function NotFoundView() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const named = namedIn(pathname);
  return (
    <Message
      title="Not Found"
      mark="404"
      after={
        <>
          <MainPageCards />
          <KnownNames />
        </>
      }
    >
      <p>
        There is no such page, driver, team or season here:{" "}
        <b className="wrap-anywhere">{pathname.slice(0, 80)}</b>
      </p>
      {pathname.startsWith(embedRoot) ? (
        <p>
          To embed a table or a chart, open its menu ⋯, choose “Embed this”, and copy the markup from there.
        </p>
      ) : null}
      {named === null ? null : <Near {...named} />}
      <SearchForm words={wordsOf(pathname)} />
    </Message>
  );
}

/** Drivers and teams that everybody knows, each with what never changes; drivers with the season whose colour they have. */
const knownNames = [
  { name: "Lewis Hamilton", path: driverPath("lewis_hamilton"), team: "ferrari", year: 2026, won: 2007 },
  { name: "Max Verstappen", path: driverPath("max_verstappen"), team: "red_bull", year: 2023, won: 2016 },
  {
    name: "Michael Schumacher",
    path: driverPath("michael_schumacher"),
    team: "ferrari",
    year: 2004,
    won: 1992,
  },
  { name: "Ayrton Senna", path: driverPath("ayrton_senna"), team: "mclaren", year: 1991, won: 1985 },
  { name: "Ferrari", path: teamPath("ferrari"), team: "ferrari", since: 1950 },
  { name: "McLaren", path: teamPath("mclaren"), team: "mclaren", since: 1966 },
  { name: "Mercedes", path: teamPath("mercedes"), team: "mercedes", since: 1954 },
  { name: "Williams", path: teamPath("williams"), team: "williams", since: 1978 },
];

/** Ways to some of them, each in the colour of the team. */
function KnownNames() {
  return (
    <nav className="mt-8" aria-labelledby="known-names">
      <h2 id="known-names">Drivers and teams</h2>
      <ul className={`${cardLinks} auto-rows-fr`}>
        {knownNames.map(({ name, path, team, year, won, since }) => (
          <li key={name}>
            <a
              href={path}
              className={`team-band grid h-full content-center rounded-tile px-4 py-2.5 text-ink shadow-card [--color-soft:var(--color-soft-on-team)] max-phone:ps-3 max-phone:pe-1 ${teamClass(team, year)}`}
            >
              <b className="max-phone:text-[0.875rem]">{name}</b>
              <small className="text-soft">
                {won === undefined ? `Since ${since}` : `First win in ${won}`}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Who is meant by a name that stands where this site has none: "/drivers/hamilton/". The browser asks for it. */
function Near({ kind, name }: Named) {
  const { data } = useQuery(nearNamesQuery(kind, name));
  return <NearNames names={asSuggestions(kind, data?.available === true ? data.value : [])} />;
}

/** How the first part of such an address begins. */
const kinds = [
  ["driver", "Driver"],
  ["team", "Team"],
  ["constructor", "Team"],
  ["circuit", "Circuit"],
  ["track", "Circuit"],
] as const;

type Named = { kind: "Driver" | "Team" | "Circuit"; name: string };

/** A driver, team or circuit that an address without a page names: "/drivers/hamilton/2025" → Hamilton. */
export function namedIn(pathname: string): Named | null {
  const [, section = "", name = ""] = pathname.toLowerCase().split("/");
  const kind = kinds.find(([start]) => section.startsWith(start))?.[1];
  const words = wordsOf(name);
  return kind === undefined || words === "" ? null : { kind, name: words };
}

/** The last words of an address: "/drivers/max-verstapen/" → "max verstapen". Empty where it has none. */
export function wordsOf(pathname: string): string {
  const last = pathname.split("/").findLast((part) => /\p{L}/u.test(part)) ?? "";
  return tidyTyped(last.replaceAll(/[-_.+]|%20/g, " ")).slice(0, maxTyped);
}

/** The view of an address with an unknown name: suggestions and other links. */
export function NothingByThatName({ near, links }: { near: ReactNode; links: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <Message title="Not Found" mark="404" after={<MainPageCards />}>
      <Suspense fallback={<WithoutScripts />}>{near}</Suspense>
      <SearchForm words={wordsOf(pathname)} />
      <MessageLinks>{links}</MessageLinks>
    </Message>
  );
}

/** At the right of the title where there is room, and elsewhere below what was not found. */
function SearchForm({ words }: { words: string }) {
  return (
    <form
      action="/search/"
      role="search"
      className="flex w-full gap-2 wide:absolute wide:end-6 wide:top-7 wide:w-1/2"
    >
      <input
        type="search"
        name="q"
        aria-label="Driver, team, circuit, race or season"
        placeholder="Name or year"
        defaultValue={words}
        className="field min-h-(--touch-height) min-w-0 flex-1"
      />
      <button type="submit" className="button filled min-h-(--touch-height)">
        Search
      </button>
    </form>
  );
}
