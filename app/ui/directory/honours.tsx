import { formatValue, noValue } from "#app/text/format.ts";
import { Medal } from "#app/ui/table/medal.tsx";

/** World championships, on gold where there is one. */
export function TitlesCell({ titles }: { titles: number | null }) {
  return titles === null || titles === 0 ? formatValue(titles) : <Medal place={1}>{String(titles)}</Medal>;
}

/** Wins; on a phone, which has no column of titles to be seen, those stand before them. */
export function WinsCell({ wins, titles }: { wins: number | null; titles: number | null }) {
  return (
    <>
      {titles === null || titles === 0 ? null : (
        <span className="me-2 md:hidden" aria-hidden="true">
          <TitlesCell titles={titles} />
        </span>
      )}
      {formatValue(wins)}
    </>
  );
}

type SeasonsProps = { first_year: number | null; last_year: number | null };

/** The last season; on a phone, which has no column of first seasons to be seen, that stands before it. */
export function LastSeason({ first_year: first, last_year: last }: SeasonsProps) {
  if (first === null || last === null) return noValue;
  return (
    <>
      {first === last ? null : <span className="md:hidden">{`${first}–`}</span>}
      {last}
    </>
  );
}
