import type { Searched } from "#app/data/search/search.functions.ts";
import { lineKey } from "#contract/ask/address.ts";
import { type AskLine, askValueText, placeText, yearsText } from "#app/data/ask/lines.ts";
import { answerLook, SubjectLink } from "#app/features/ask/ask-table.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatThousands } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { PairShares } from "#app/ui/compared/compared.tsx";
import { PlaceMark } from "#app/ui/places.tsx";
import { ValueBar } from "#app/ui/value-bar.tsx";
import type { FoundOf } from "#app/data/search/found-facts.server.ts";
import type { RelatedTeammate } from "#app/data/search/related.server.ts";
import { coverOf, useIsSpoiler, useLastRace } from "#app/features/spoilers/spoilers.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import type { FoundPage } from "./found-link.tsx";

type AnswerCardProps = {
  answer: NonNullable<Searched["answer"]>;
  /** The page of the whole answer. */
  path: string;
};

/** The answer to a question in words: its sentence, its first lines, and a link to all of them. */
export function AnswerCard({ answer, path }: AnswerCardProps) {
  const { sentence, definitions, measure, lines, total, none } = answer;
  const { hasBars } = answerLook(answer, lines);
  const most = Math.max(...lines.map(({ value }) => Number(value)));
  const isSpoiler = useAnswerIsSpoiler(path);
  return (
    <section
      aria-labelledby="answer"
      className="h-fit overflow-clip rounded-card border border-line bg-surface pb-3 shadow-card"
    >
      <h2 id="answer" className="px-4 pt-4 pb-3">
        <a href={path}>{sentence.replace(/\.$/, "")}</a>
      </h2>
      {/* That nobody meets the conditions, and how many do, tells as much as the lines. */}
      <div className={isSpoiler ? "spoiler" : ""}>
        {lines.length === 0 ? <p className="px-4 pb-3 text-soft">{none}</p> : null}
        <ol>
          {lines.map((line, at) => (
            <Line
              key={lineKey(line)}
              answer={answer}
              line={line}
              race={answer.races[at] ?? null}
              value={askValueText(measure, line)}
              percent={hasBars ? (100 * Number(line.value)) / most : null}
            />
          ))}
        </ol>
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 pt-3">
          <a href={path} className="more inline-block py-1 font-strong">
            {total > lines.length ? `All ${formatThousands(total)}, with their races` : "See the races"}
          </a>
          {definitions.length === 0 ? null : (
            <span className="text-small text-soft">{definitions.join(" ")}</span>
          )}
        </p>
      </div>
    </section>
  );
}

/** True where the page of the whole answer is hidden as well. */
function useAnswerIsSpoiler(path: string): boolean {
  const last = useLastRace();
  const [pathname = "", search = ""] = path.split("?");
  return coverOf({ pathname, search: Object.fromEntries(new URLSearchParams(search)) }, last, null) !== null;
}

type LineProps = {
  answer: AnswerCardProps["answer"];
  line: AskLine;
  race: AnswerCardProps["answer"]["races"][number];
  value: string;
  /** How long its bar is, from 0 to 100; null for none. */
  percent: number | null;
};

/** A line of the answer; who is first stands on the colour of the team. */
function Line({ answer: { of, total }, line, race, value, percent }: LineProps) {
  const isFirst = line.place === 1;
  return (
    <li
      className={`flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2 pe-4 ${isFirst ? "team-band ps-2.5" : "border-t border-line ps-4"} ${teamClass(line.team?.id ?? null, line.team?.year)}`}
    >
      {total > 1 ? <PlaceMark place={line.place}>{placeText(line)}</PlaceMark> : null}
      <span className="grid min-w-0 flex-1">
        <span
          className={
            isFirst
              ? `font-display font-extrabold text-team-ink ${total === 1 ? "text-title" : "text-block"}`
              : "font-strong"
          }
        >
          <SubjectLink of={of} line={line} />
        </span>
        <small className="text-soft">
          {line.part ?? (race === null ? yearsText(line) : <RaceLink {...race} />)}
        </small>
      </span>
      <b
        className={`font-display font-extrabold whitespace-nowrap ${!isFirst ? "text-block" : total === 1 && value.length < 8 ? "text-hero" : "text-title"}`}
      >
        {value}
      </b>
      {percent === null ? null : <ValueBar percent={percent} fill="fill-team" className="basis-full" />}
    </li>
  );
}

/** The race of a first or last result, whose date the value is. */
function RaceLink({ name, path }: { name: string; path: string }) {
  return (
    <a href={path} className="inline-block py-0.5">
      {name}
    </a>
  );
}

export const cardClass = "h-fit overflow-clip rounded-card border border-line bg-surface shadow-card";
export const cardHeadingClass = "px-4 pt-4 pb-3";
export const lineClass = "border-t border-line first:border-t-0";
export const linkHover = "hover:bg-raised hover:shadow-[inset_3px_0_var(--color-accent)]";

/** A page that was found, with its facts; an answer in words has none. */
export type FoundWithFacts = FoundPage & Partial<Omit<FoundOf, keyof FoundPage>>;

/** True where the figures or the winner of what was found give away how the last weekend went. */
function useFoundIsSpoiler({ race = null, until = null }: FoundWithFacts): boolean {
  const isSpoiler = useIsSpoiler();
  if (race !== null) return isSpoiler(race);
  return until !== null && isSpoiler({ year: until, round: Infinity });
}

/** The class of the team whose colour it has, unless that is the winner's, who is hidden. */
function lookOf({ team = null, winner = null }: FoundWithFacts, isSpoiler: boolean): string {
  return isSpoiler && winner !== null ? "" : teamClass(team?.id ?? null, team?.year);
}

type FoundCardProps = {
  /** What stands above all others; nothing where a question is answered. */
  likeliest: FoundWithFacts | undefined;
  /** Of a race; none where it has not been run. */
  raceFigures: FoundOf["figures"];
  /** All others, likeliest first. */
  others: ReadonlyArray<FoundWithFacts>;
  /** True where the others stand in a card of their own beside what is told of the likeliest. */
  isApart: boolean;
  className?: string;
};

/** All that was found as one list: the likeliest on the colour of its team, the others below it by kind. */
export function FoundCard({ likeliest, raceFigures, others, isApart, className = "" }: FoundCardProps) {
  if (likeliest === undefined && others.length === 0) return null;
  const groups = [...Map.groupBy(others, ({ kind }) => kind)].map(([kind, found]) => (
    <FoundGroup key={kind} kind={kind} found={found} isMore={kind === likeliest?.kind} isNarrow={isApart} />
  ));
  return (
    <>
      <div className={`found-list ${cardClass} ${className}`}>
        {likeliest === undefined ? null : (
          <Likeliest found={likeliest} raceFigures={raceFigures} isAmongOthers={others.length > 0} />
        )}
        {isApart ? null : groups}
      </div>
      {isApart ? <div className={`found-list ${cardClass} wide:col-start-2`}>{groups}</div> : null}
    </>
  );
}

type FoundGroupProps = {
  kind: string;
  found: ReadonlyArray<FoundWithFacts>;
  /** True where one of the same kind stands above. */
  isMore: boolean;
  isNarrow: boolean;
};

/** What was found of one kind, on a wide screen in two columns. */
function FoundGroup({ kind, found, isMore, isNarrow }: FoundGroupProps) {
  // All begin at one line, also who has no colour.
  const hasBars = found.some(({ team }) => teamClass(team?.id ?? null, team?.year) !== "");
  return (
    <section className="border-t border-line first:border-t-0">
      <h2 className="bg-raised px-4 py-1.5 font-sans text-small font-strong tracking-normal text-soft">
        {isMore ? `Other ${kind.toLowerCase()}s` : `${kind}s`}
      </h2>
      <ol className={found.length === 1 || isNarrow ? "" : "md:grid md:grid-cols-2"}>
        {found.map((each) => (
          <li key={each.path} className="border-t border-line">
            <FoundLine found={each} hasBars={hasBars} isNarrow={isNarrow} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type FoundLineProps = { found: FoundWithFacts; hasBars: boolean; isNarrow: boolean };

/** A name with its flag, on the colour of its team; what tells it from others, and at the end of the line who won, or what. */
function FoundLine({ found, hasBars, isNarrow }: FoundLineProps) {
  const { name, path, country = null, winner = null } = found;
  const figures = winner === null ? (found.figures ?? []).slice(0, isNarrow ? mostOnPhone : undefined) : [];
  const isSpoiler = useFoundIsSpoiler(found);
  const look = lookOf(found, isSpoiler);
  return (
    <a
      href={path}
      className={`flex h-full items-center gap-3 py-2.5 pe-4 text-ink no-underline hover:bg-raised ${look === "" ? (hasBars ? "border-s-6 border-line ps-2.5" : "ps-4") : `team-band ps-2.5 [--color-soft:var(--color-soft-on-team)] ${look}`}`}
    >
      <span className="grid min-w-0 flex-1">
        <span className="flex items-center gap-2 text-[1.0625rem] font-bold">
          {country === null ? null : <Flag country={country} alone />}
          {name}
        </span>
        <small className="text-soft">{factsOf(found).join(" · ")}</small>
      </span>
      {figures.map(([value, label], index) => (
        <span
          key={label}
          className={`grid justify-items-end ${index < mostOnPhone ? "" : "max-md:hidden"} ${isSpoiler ? "spoiler" : ""}`}
        >
          <b className="font-display text-block font-extrabold">{value}</b>
          <small className="text-soft">{label}</small>
        </span>
      ))}
      {winner === null ? null : (
        <span className={`text-end font-strong ${isSpoiler ? "spoiler" : ""}`}>{winner}</span>
      )}
    </a>
  );
}

type LikeliestProps = Pick<FoundCardProps, "raceFigures"> & {
  found: FoundWithFacts;
  /** True where others stand below it. */
  isAmongOthers: boolean;
};

/** What was found first, on the colour of its team, with its figures. */
function Likeliest({ found, raceFigures, isAmongOthers }: LikeliestProps) {
  const { name, kind, path, country = null, winner = null, isGuess } = found;
  const figures = raceFigures.length > 0 ? raceFigures : (found.figures ?? []);
  const isSpoiler = useFoundIsSpoiler(found);
  return (
    <a
      href={path}
      className={`group team-band flex flex-wrap items-center justify-between gap-x-6 gap-y-3 ps-2.5 pe-4 py-4 text-ink no-underline [--color-soft:var(--color-soft-on-team)] ${lookOf(found, isSpoiler)}`}
    >
      <span className="grid min-w-0 gap-0.5">
        <span className="flex items-center gap-2 text-small text-soft">
          {country === null ? null : <Flag country={country} alone />}
          <span>
            {isAmongOthers ? (
              <>
                <b className="text-ink">{isGuess === true ? "Closest spelling" : "Best match"}</b> ·{" "}
              </>
            ) : null}
            {[kind, ...(found.about ?? []), ...factsOf(found)].join(" · ")}
          </span>
        </span>
        <span className="font-display text-[clamp(1.625rem,1.2rem+1.9vw,2.75rem)] leading-tight font-extrabold tracking-[-0.02em] text-balance group-hover:underline">
          {name}{" "}
          <span aria-hidden="true" className="inline-block font-sans text-title font-normal text-soft">
            →
          </span>
        </span>
      </span>
      <span className="flex flex-wrap gap-x-6 gap-y-1 max-phone:basis-full">
        {winner === null || raceFigures.length > 0 ? null : (
          // Smaller than what was found.
          <span className={isSpoiler ? "spoiler" : ""}>
            <small className="text-soft">{kind === "Season" ? "Champion" : "Winner"}</small> <b>{winner}</b>
          </span>
        )}
        <span
          className={`flex grow flex-wrap justify-between gap-x-6 gap-y-3 ${raceFigures.length > 0 ? "max-phone:grid max-phone:grid-cols-2" : ""} ${isSpoiler ? "spoiler" : ""}`}
        >
          {figures.map(([value, label]) => (
            <span key={label} className="grid">
              <b className="font-display text-title font-extrabold tracking-[-0.018em]">{value}</b>
              <small className="text-soft">{label}</small>
            </span>
          ))}
        </span>
      </span>
    </a>
  );
}

/** At most this many figures fit in a line of a phone. */
const mostOnPhone = 2;

/** What tells it from others, without its figures. */
function factsOf({ detail, because, facts = [] }: FoundWithFacts): Array<string> {
  return [detail, ...facts, because === undefined ? "" : `found by “${because}”`].filter(
    (text) => text !== "",
  );
}

type TeammatesProps = {
  teammates: ReadonlyArray<RelatedTeammate> | undefined;
  /** The driver whose teammates they are. */
  name: string | undefined;
  /** True where that driver stands above all. */
  isOfLikeliest: boolean;
};

/** A driver against each teammate: in how many races each was ahead, in the colour of the team they shared. */
export function TeammatesCard({ teammates = [], name, isOfLikeliest }: TeammatesProps) {
  const isSpoiler = useIsSpoiler();
  const isHidden = (team: RelatedTeammate["team"]) =>
    isSpoiler({ year: team?.year ?? Infinity, round: Infinity });
  if (teammates.length === 0) return null;
  return (
    <section className={cardClass}>
      <div className="px-4 pt-4 pb-3">
        <h2>{name === undefined || isOfLikeliest ? "Against teammates" : `${name} against teammates`}</h2>
        <p className="mt-0.5 text-small text-soft">
          Races ahead{name === undefined ? "" : `: ${lastName(name)}’s bar is filled`}
        </p>
      </div>
      <ul className="border-t border-line">
        {teammates.map(({ name: mate, detail, path, ahead, behind, team }) => (
          <li key={path} className={`${lineClass} ${teamClass(team?.id ?? null, team?.year)}`}>
            <a
              href={path}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-4 py-2.5 text-ink no-underline hover:bg-raised md:grid-cols-[15rem_minmax(0,1fr)_5.5rem]"
            >
              <span className="min-w-0">
                <span className="font-strong">{mate}</span>{" "}
                <small className="whitespace-nowrap text-soft">{detail}</small>
              </span>
              <PairShares
                first={ahead}
                second={behind}
                className={`max-md:order-last max-md:col-span-2 ${isHidden(team) ? "spoiler" : ""}`}
              />
              <Score ahead={ahead} behind={behind} className={isHidden(team) ? "spoiler" : ""} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ScoreProps = Pick<RelatedTeammate, "ahead" | "behind"> & { className: string };

/** Races ahead and behind; the greater number is bold, and a sign says whose it is. */
function Score({ ahead, behind, className }: ScoreProps) {
  const [look, sign] =
    ahead === behind ? ["", ""] : ahead > behind ? ["text-better", "▲"] : ["text-worse", "▼"];
  return (
    <span className={`text-end whitespace-nowrap tabular-nums ${className}`}>
      <span className={`${look} ${ahead < behind ? "" : "font-strong"}`}>
        {sign === "" ? null : <span className="text-[0.75rem]">{sign} </span>}
        {ahead}
      </span>
      –<span className={ahead > behind ? "text-soft" : "font-strong"}>{behind}</span>
    </span>
  );
}
