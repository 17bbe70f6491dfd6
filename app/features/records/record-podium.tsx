import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatSpan, formatThousands } from "#app/text/format.ts";
import { PlaceMark } from "#app/ui/place-mark.tsx";
import type { AskedRow } from "./record-tables.tsx";

/** The first three holders of a record, the value being the largest. */
export function RecordPodium({ rows }: { rows: ReadonlyArray<AskedRow> }) {
  return (
    <ol className="mb-5 grid gap-3 max-md:gap-2 md:grid-cols-3" aria-label="First three">
      {rows.map(({ place, id, name, path, value, written, first_year, last_year, team }) => (
        <li
          key={id}
          value={place}
          className={`relative grid content-center md:min-h-28 overflow-clip rounded-card border border-s-4 border-line border-s-team bg-[linear-gradient(100deg,color-mix(in_oklab,var(--color-team)_19%,var(--color-surface)),color-mix(in_oklab,var(--color-team)_5%,var(--color-surface)))] px-5 py-3 max-md:py-1.5 shadow-card ${teamClass(team?.id ?? null, team?.year)}`}
        >
          <PlaceMark place={place} className="absolute end-3 top-3">
            {place}
          </PlaceMark>
          <b
            className={`block pe-9 font-display leading-tight font-extrabold tracking-[-0.03em] ${written === null ? "text-[2.5rem] max-md:text-[1.5rem]" : "text-[1.25rem]"}`}
          >
            {written ?? formatThousands(value)}
          </b>
          <span className="truncate">
            {path === null ? (
              <b>{name}</b>
            ) : (
              <a href={path} className="py-0.5 font-strong">
                {name}
              </a>
            )}{" "}
            <small className="text-small text-soft">{formatSpan(first_year, last_year)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
