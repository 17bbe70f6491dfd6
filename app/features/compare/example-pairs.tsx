import { Link } from "@tanstack/react-router";
import type { ComparedCareers, PairedFigures } from "#app/data/compare/compare.functions.ts";
import { type ComparedKind, idsText } from "#app/data/compare/compared-ids.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { shareOf } from "#app/ui/compared/compared.tsx";
import { MirroredBar } from "#app/ui/compared/mirrored-bar.tsx";
import { pairColumnsClass, pairHeadClass } from "./mirrored-table.tsx";

/** More at once than a pair. */
const several: Readonly<Record<ComparedKind, { label: string; ids: string }>> = {
  drivers: {
    label: "Verstappen, Norris, Piastri and Russell",
    ids: "max_verstappen,lando_norris,oscar_piastri,george_russell",
  },
  teams: { label: "Williams, Benetton and McLaren", ids: "williams,benetton,mclaren" },
};

const figures = [
  ["Wins", "wins"],
  ["Titles", "titles"],
] as const;

/** Where nobody is compared yet: pairs that people argue about, each the way to its comparison. */
export function ExamplePairs({ kind, pairs }: { kind: ComparedKind; pairs: ComparedCareers["examples"] }) {
  const toKind = kind === "teams" ? "teams" : undefined;
  return (
    <section className="mt-9" aria-labelledby="compare-examples">
      <h2 id="compare-examples">For example</h2>
      {pairs.length === 0 ? null : (
        <ul className="mt-3 grid gap-3 md:grid-cols-2">
          {pairs.map((pair) => (
            <li key={pair[0].id}>
              <Link
                to="/compare/"
                search={{ kind: toKind, ids: idsText(pair.map(({ id }) => id)) }}
                className="block overflow-clip rounded-card border border-line bg-surface pb-3 text-ink no-underline shadow-card hover:border-accent hover:no-underline"
              >
                <PairPreview pair={pair} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4">
        <Link to="/compare/" search={{ kind: toKind, ids: several[kind].ids }} className="more">
          {several[kind].label}
        </Link>
      </p>
    </section>
  );
}

/** Two names in the colours of their teams, and what both have won as bars from the middle. */
function PairPreview({ pair }: { pair: readonly [PairedFigures, PairedFigures] }) {
  const [one = "", other = ""] = pair.map(({ team }) => teamClass(team?.id ?? null, team?.year));
  const isHollow = one === other;
  return (
    <>
      <span className="mb-2 grid grid-cols-2 font-display leading-tight font-extrabold md:text-block">
        <span className={`${pairHeadClass} ${one}`}>{pair[0].name}</span>
        <span className={`${pairHeadClass} text-end ${other} ${isHollow ? "border-dashed" : ""}`}>
          {pair[1].name}
        </span>
      </span>
      {figures.map(([label, figure]) => {
        const [first, second] = [pair[0][figure], pair[1][figure]];
        const share = shareOf(first, second) ?? 0;
        return (
          <span key={label} className={`${pairColumnsClass} items-center px-4 py-1 max-md:px-3`}>
            <span className={`flex items-center gap-2 ${one}`}>
              <span className={`min-w-7 ${first > second ? "font-bold" : ""}`}>{first}</span>
              <MirroredBar share={share} side="start" hollow={false} className="block" />
            </span>
            <small className="text-center text-soft">{label}</small>
            <span className={`flex items-center gap-2 ${other}`}>
              <MirroredBar
                share={first + second === 0 ? 0 : 100 - share}
                side="end"
                hollow={isHollow}
                className="block"
              />
              <span className={`min-w-7 text-end ${second > first ? "font-bold" : ""}`}>{second}</span>
            </span>
          </span>
        );
      })}
    </>
  );
}
