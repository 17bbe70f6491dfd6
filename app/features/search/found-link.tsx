import { Fragment } from "react";
import { foldName } from "#app/text/names.ts";
import type { Look } from "#app/data/search/index-file.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import type { NameRead, ReadWords } from "#app/data/search/words/read-words.ts";
import { useIsSpoiler } from "#app/features/spoilers/spoilers.ts";

/** The field that is typed into, on the page and in the palette. */
export const searchFieldClass =
  "min-h-(--touch-height) w-full rounded-tile border border-line-strong bg-surface px-3 text-base text-ink";

/** The list of what was found, and a line of it. */
export const foundListClass =
  "my-3 max-w-3xl overflow-clip rounded-card border border-line bg-surface shadow-card";
export const foundClass =
  "flex items-baseline gap-x-2.5 gap-y-0.5 border-t border-line px-4 py-2.5 text-ink no-underline first:border-t-0";

/** What is offered where nothing was found. */
export const waysToAsk: ReadonlyArray<FoundPage> = [
  {
    name: "Records",
    detail: "Most wins, longest streaks, youngest winners",
    kind: "Page",
    path: "/records/",
  },
  { name: "Ask the archive", detail: "Build a question from its parts", kind: "Page", path: "/ask/" },
];

/** An answer to what was asked in words stands before what is only called so; where nothing was found, ways to ask. */
export function answerFound<Found extends FoundPage>(
  read: ReadWords | null,
  found: ReadonlyArray<Found>,
): Array<Found | FoundPage> {
  if (read === null && found.length === 0) return [...waysToAsk];
  if (read === null) return [...found];
  const answer = found.find(({ path }) => path === read.path) ?? {
    name: read.sentence.replace(/\.$/, ""),
    detail: "",
    kind: read.question === null ? "Page" : "Question",
    path: read.path,
  };
  return [answer, ...found.filter(({ path }) => path !== read.path)];
}

/** What the words are with another of the name that they have: "hill wins" → "Damon Hill wins". */
function wordsWith(typed: string, { words }: NameRead, other: string): string {
  const at = typed.toLowerCase().indexOf(words);
  return at === -1
    ? foldName(typed).replace(words, other)
    : `${typed.slice(0, at)}${other}${typed.slice(at + words.length)}`;
}

/** Who else is called as a name that was typed, each with the same question. */
export function Namesakes({ typed, names }: { typed: string; names: ReadonlyArray<NameRead> }) {
  return names.map((name) =>
    name.or.length === 0 ? null : (
      <p key={name.words} className="mb-3 text-small text-soft">
        Other matches for “{name.words}”:{" "}
        {name.or.map((other, place) => (
          <Fragment key={other}>
            {place === 0 ? "" : ", "}
            <a href={`/ask/?q=${encodeURIComponent(wordsWith(typed, name, other))}`}>{other}</a>
          </Fragment>
        ))}
        {name.or.at(-1)?.endsWith(".") ? null : "."}
      </p>
    ),
  );
}

/** A slash before what was found has the colour of its team, or of its kind; the word stands at the end of the line. */
const kindColours: Readonly<Record<string, string>> = {
  Team: "bg-series-2",
  Circuit: "bg-series-3",
  Race: "bg-series-4",
  Season: "bg-fastest",
  Question: "bg-ink",
  Page: "bg-ink",
};

type FoundTextProps = Partial<Look> & {
  name: string;
  detail: string;
  because?: string | undefined;
  kind: string;
};
export type FoundPage = FoundTextProps & { path: string; isGuess?: true };

type FoundTextOptions = {
  found: FoundTextProps;
  /** The likeliest is larger. */
  isLikeliest?: boolean;
  /** False under a head that says the kind. */
  saysKind?: boolean;
};

/** What a search found, as its name, what tells it from namesakes, its figure and its kind. */
export function FoundText({ found, isLikeliest = false, saysKind = true }: FoundTextOptions) {
  const { team = null, country = null, figure = "", until = null } = found;
  const isSpoiler = useIsSpoiler()({ year: until ?? Infinity, round: Infinity });
  const look = teamClass(team?.id ?? null, team?.year);
  return (
    <>
      <span
        className={`h-4.5 w-1.5 self-center [transform:skewX(-14deg)] forced-color-adjust-none ${look === "" ? (kindColours[found.kind] ?? "bg-line-strong") : `bg-team ${look}`}`}
        aria-hidden="true"
      />
      <span className="min-w-0 flex-1">
        {country === null ? null : (
          <>
            <Flag country={country} alone />{" "}
          </>
        )}
        <span className={isLikeliest ? "font-display text-block font-extrabold" : "font-strong"}>
          {found.name}
        </span>{" "}
        <small className="text-soft">
          {found.detail}
          {found.because === undefined ? "" : ` · found by “${found.because}”`}
        </small>
      </span>{" "}
      {figure === "" ? null : (
        <b
          className={`text-small whitespace-nowrap ${isSpoiler ? "in-[:root[data-spoilers=hidden]]:invisible" : ""}`}
        >
          {figure}{" "}
        </b>
      )}
      {saysKind ? (
        <small
          className={`${figure === "" ? "" : "max-md:sr-only"} shrink-0 rounded-full bg-raised px-2 py-0.5 text-soft`}
        >
          {found.kind}
        </small>
      ) : null}
    </>
  );
}
