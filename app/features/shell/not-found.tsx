import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { nearNamesQuery } from "#app/data/search/search.queries.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { maxTyped, tidyTyped } from "#app/text/names.ts";
import { driverPath, embedRoot, isEmbedPath, teamPath } from "#app/text/page-paths.ts";
import { NearPages } from "#app/features/search/near-entities.tsx";
import { cardLinks } from "#app/ui/near-names.tsx";
import { Message, MessageLinks } from "#app/ui/error-pages.tsx";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { LatestFacts } from "./latest-facts.tsx";
import { MainPageCards } from "./main-page-cards.tsx";

/** The "not found" page: what was asked for, a search for its words, and the main pages. */
export function NotFoundView() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const isEmbed = useLocation({ select: ({ publicHref }) => isEmbedPath(publicHref) });
  const address = `${isEmbed ? embedRoot : ""}${pathname}`;
  const named = namedIn(pathname);
  const season = seasonIn(pathname);
  return (
    <Message
      title="Not Found"
      mark="404"
      aside={<LatestFacts />}
      after={
        <>
          <MainPageCards />
          <KnownNames />
        </>
      }
    >
      <p>
        We have no page at <b className="wrap-anywhere">{address.slice(0, 80)}</b>.
      </p>
      {address.startsWith(embedRoot) ? (
        <p>
          To embed a table or a chart, open its menu ⋯, choose “Embed this”, and copy the markup from there.
        </p>
      ) : null}
      {named === null ? null : <Near {...named} />}
      <SearchForm words={named?.name ?? season ?? ""} />
      {season === null ? null : (
        <MessageLinks>
          <Link to="/races/" search={{ year: Number(season) }} className="button">
            Races of {season}
          </Link>
        </MessageLinks>
      )}
    </Message>
  );
}

/** Drivers and teams that everybody knows; drivers with the season whose colour they have. */
const knownNames = [
  { name: "Lewis Hamilton", path: driverPath("lewis_hamilton"), team: "ferrari", year: 2026 },
  { name: "Max Verstappen", path: driverPath("max_verstappen"), team: "red_bull", year: 2023 },
  { name: "Michael Schumacher", path: driverPath("michael_schumacher"), team: "ferrari", year: 2004 },
  { name: "Ayrton Senna", path: driverPath("ayrton_senna"), team: "mclaren", year: 1991 },
  { name: "Fernando Alonso", path: driverPath("fernando_alonso"), team: "aston_martin", year: 2026 },
  { name: "Alain Prost", path: driverPath("alain_prost"), team: "mclaren", year: 1989 },
  { name: "Niki Lauda", path: driverPath("niki_lauda"), team: "ferrari", year: 1975 },
  { name: "Jim Clark", path: driverPath("jim_clark"), team: "lotus", year: 1965 },
  { name: "Ferrari", path: teamPath("ferrari"), team: "ferrari" },
  { name: "McLaren", path: teamPath("mclaren"), team: "mclaren" },
  { name: "Mercedes", path: teamPath("mercedes"), team: "mercedes" },
  { name: "Williams", path: teamPath("williams"), team: "williams" },
];

/** Ways to some of them, each in the colour of the team. */
function KnownNames() {
  return (
    <nav className="mt-7" aria-labelledby="known-names">
      <h2 id="known-names">Drivers and teams</h2>
      <ul className={cardLinks}>
        {knownNames.map(({ name, path, team, year }) => (
          <li key={name} className={`team-band rounded-tile ${teamClass(team, year)}`}>
            <a
              href={path}
              className="flex min-h-12 items-center px-3 font-strong text-ink max-phone:text-[0.875rem]"
            >
              {name}
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
  return <NearPages kind={kind} names={data?.available === true ? data.value : []} />;
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

/** The season of an address that names no race of it: "/race/2020" → "2020". */
export function seasonIn(pathname: string): string | null {
  return /^\/races?\/((?:19|20)\d\d)\/?$/.exec(pathname)?.[1] ?? null;
}

/** A part of an address as words: "max-verstapen" → "max verstapen". Empty where it has no letter. */
function wordsOf(part: string): string {
  const words = tidyTyped(decoded(part).replaceAll(/[-_.+]/g, " ")).slice(0, maxTyped);
  return /\p{L}/u.test(words) ? words : "";
}

/** What a part of an address stands for; itself where it stands for no text. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The view of an address with an unknown name: suggestions and other links. */
export function NothingByThatName({ near, links }: { near: ReactNode; links: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <Message title="Not Found" mark="404" aside={<LatestFacts isQuiet />} after={<MainPageCards />}>
      <Suspense fallback={<WithoutScripts />}>{near}</Suspense>
      <SearchForm words={namedIn(pathname)?.name ?? ""} />
      <MessageLinks>{links}</MessageLinks>
    </Message>
  );
}

function SearchForm({ words }: { words: string }) {
  return (
    <form action="/search/" role="search" className="flex w-full max-w-3xl gap-2">
      <input
        type="search"
        name="q"
        aria-label="Driver, team, circuit, race or season"
        placeholder="Driver, team, race or year"
        defaultValue={words}
        className="field min-h-(--touch-height) min-w-0 flex-1"
      />
      <button type="submit" className="button filled min-h-(--touch-height)">
        Search
      </button>
    </form>
  );
}
