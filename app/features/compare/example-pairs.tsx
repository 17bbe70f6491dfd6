import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { compareExamplesQuery } from "#app/data/compare/compare.queries.ts";
import { type ComparedKind, idsText } from "#app/data/compare/compared-ids.ts";
import type { ExampleGroup, ExamplePair, PairedFigures } from "#app/data/compare/example-pairs.server.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatThousands } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { MirroredBar } from "#app/ui/compared/mirrored-bar.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { chipRowClass, LinkChips } from "#app/ui/view-links/view-links.tsx";
import { barsText } from "./compare-texts.ts";
import { driverFigures } from "./figures.ts";
import { pairHeadClass } from "./comparison-section.tsx";
import { Best } from "./mirrored-table.tsx";

/** Where nobody is compared yet: the present season and rivals of all time, each pair a link to its comparison. */
export function ExamplePairs({ kind }: { kind: ComparedKind }) {
  const { data } = useSuspenseQuery(compareExamplesQuery(kind));
  if (!data.available) return <EmptyNote>No examples are available at the moment.</EmptyNote>;
  return (
    <div className="grid gap-9">
      <nav aria-label="Pairs" className="min-w-0 md:hidden">
        <LinkChips className={chipRowClass} shape="round">
          {/* The first follows. */}
          {data.value.slice(1).map(({ title }, index) => (
            <li key={title}>
              <a href={`#examples-${index + 1}`}>{title}</a>
            </li>
          ))}
        </LinkChips>
      </nav>
      {data.value.map((group, index) => (
        <Group key={group.title} id={`examples-${index}`} kind={kind} group={group} isFirst={index === 0} />
      ))}
    </div>
  );
}

type GroupProps = { id: string; kind: ComparedKind; group: ExampleGroup; isFirst: boolean };

function Group({ id, kind, group: { title, figures, pairs, all }, isFirst }: GroupProps) {
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id}>{title}</h2>
        {/* Once for all groups. */}
        {isFirst ? <p className="me-auto text-small text-soft">{barsText(kind)}</p> : null}
        {all === null ? null : (
          <Link to="/compare/" search={linkSearch(kind, all)} className="more text-[0.875rem]">
            Compare the top {countWords[all.length] ?? all.length}
          </Link>
        )}
      </div>
      {/* Columns of one width: a card keeps its place while the others arrive. */}
      <ul className="mt-3 grid grid-cols-1 gap-3 md:grid-cols-2 wide:grid-cols-3">
        {pairs.map((pair) => (
          <li key={pair.map(({ id: each }) => each).join()} className="grid">
            <Link
              to="/compare/"
              search={linkSearch(
                kind,
                pair.map(({ id: each }) => each),
              )}
              className="@container flex flex-col overflow-clip rounded-card border border-line bg-surface pb-3 text-ink no-underline shadow-card hover:border-line-strong hover:no-underline"
            >
              <PairPreview kind={kind} pair={pair} figures={figures} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const countWords: Readonly<Partial<Record<number, string>>> = { 2: "two", 3: "three", 4: "four" };

function linkSearch(kind: ComparedKind, ids: ReadonlyArray<string>) {
  return { kind: kind === "teams" ? ("teams" as const) : undefined, ids: idsText(ids) };
}

type PairPreviewProps = { kind: ComparedKind; pair: ExamplePair; figures: ReadonlyArray<string> };

/** Two names in the colours of their teams, and their figures as bars from the middle. */
function PairPreview({ kind, pair, figures }: PairPreviewProps) {
  const [one = "", other = ""] = pair.map(({ team }) => teamClass(team?.id ?? null, team?.year));
  const isHollow = one === other;
  const shown = comparedFigures(figures, pair);
  return (
    <>
      <span className="relative grid grid-cols-2">
        <Name kind={kind} of={pair[0]} className={one} />
        <Name kind={kind} of={pair[1]} className={`text-end ${other} ${isHollow ? "border-dashed" : ""}`} />
      </span>
      {shown.length > 0 ? null : (
        <span className="px-4 py-1 text-center text-soft">Neither has scored yet</span>
      )}
      {shown.map(({ label, first, second, by }) => {
        const most = Math.max(first, second);
        return (
          <span key={label} className="relative grid grid-cols-2 gap-x-1 px-4 py-1">
            <span className={one}>
              {by > 0 ? (
                <Best className="flex-row-reverse">{formatThousands(first)}</Best>
              ) : (
                formatThousands(first)
              )}
              <MirroredBar
                share={(100 * first) / most}
                side="start"
                hollow={false}
                className="block @max-2xl:h-2.5"
              />
            </span>
            <small className="absolute inset-x-0 top-1 text-center leading-6 text-soft">{label}</small>
            <span className={`text-end ${other}`}>
              {by < 0 ? <Best>{formatThousands(second)}</Best> : formatThousands(second)}
              <MirroredBar
                share={(100 * second) / most}
                side="end"
                hollow={isHollow}
                className="block @max-2xl:h-2.5"
              />
            </span>
          </span>
        );
      })}
    </>
  );
}

/** The first figures of which the two have any. */
export function comparedFigures(figures: ReadonlyArray<string>, pair: ExamplePair) {
  return figures
    .map((label, index) => {
      const [first = 0, second = 0] = pair.map(({ values }) => values[index] ?? 0);
      // Of the number of races none is better.
      const hasBetter = driverFigures.some((figure) => figure.label === label && figure.better !== undefined);
      return { label, first, second, by: hasBetter ? first - second : 0 };
    })
    .filter(({ first, second }) => first + second > 0)
    .slice(0, mostFigures);
}

const mostFigures = 3;

type NameProps = { kind: ComparedKind; of: PairedFigures; className: string };

/** A driver's last name below the first, with flag and seasons. */
function Name({ kind, of: { name, country, detail, team_name }, className }: NameProps) {
  const last = kind === "drivers" ? lastName(name) : name;
  const first = name.slice(0, name.length - last.length);
  return (
    <span className={`px-4 ${pairHeadClass} ${className}`}>
      {first === "" ? null : <span className="block text-small text-soft">{first}</span>}
      <b className="block font-display text-block font-extrabold">{last}</b>{" "}
      <small className="text-soft">
        <Flag country={country} alone /> {detail}
      </small>
      {team_name === null ? null : <small className="block text-soft">{team_name}</small>}
    </span>
  );
}
