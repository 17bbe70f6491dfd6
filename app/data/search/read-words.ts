import { type NamedKind, questionSentence } from "#contract/ask/sentence.ts";
import { questionPath, type QuestionSearch, searchText } from "#contract/ask/address.ts";
import { QuestionError, questionText, readQuestion } from "#contract/ask/question.ts";
import { countryName } from "#contract/countries.ts";
import { maxTyped } from "#app/text/names.ts";
import type { NameSearch } from "./name-search.ts";
import { readPage } from "./words-pages.ts";
import { takeApart, type WordParts } from "./words-parts.ts";
import { questionOf } from "./words-question.ts";

/** How words were understood: as a question to the archive, or as a page of the site. */
export type ReadWords = {
  /** The address that answers, with its path. */
  path: string;
  /** The question in a sentence, or the name of the page. */
  sentence: string;
  /** The question's text as in its address; null for a page. */
  question: string | null;
  /** What each part was taken for: "leclerc" → "Charles Leclerc". */
  understood: Array<{ words: string; as: string }>;
  /** The words that were not understood, in order. */
  leftOut: Array<string>;
};

/**
 * Reads plain words as a question or a page: "leclerc poles at monaco", "2021 title fight". Null for words of which
 * nothing was understood, and for the name of one thing alone, which a search finds.
 *
 * @param typed only its first `maxTyped` characters are read
 */
export function readWords(typed: string, search: NameSearch): ReadWords | null {
  const { parts, understood, leftOut } = takeApart(typed.slice(0, maxTyped), search);
  const page = readPage(parts, search);
  if (page !== null) return { ...page, question: null, understood, leftOut: [...leftOut, ...page.leftOut] };
  const question = questionOf(parts);
  if (question === null) {
    const named = leftOut.length === 1 ? namedPage(parts) : null;
    return named === null ? null : { ...named, question: null, understood, leftOut };
  }
  try {
    const asked = readQuestion(entriesOf(question));
    const text = questionText(asked);
    const sentence = questionSentence(asked, (kind, id) => nameOf(search, kind, id));
    return { path: questionPath(text), sentence, question: text, understood, leftOut };
  } catch (error) {
    // Parts that do not go together are no question.
    if (error instanceof QuestionError) return null;
    throw error;
  }
}

/** Words as `readWords` reads them; of a name alone, the page of whom or what it means likeliest. */
export function readWordsOrName(typed: string, search: NameSearch): ReadWords | null {
  const read = readWords(typed, search);
  if (read !== null) return read;
  const [named] = search.find(typed, 1);
  if (named === undefined) return null;
  const { path, name } = named;
  return {
    path,
    sentence: `${name}.`,
    question: null,
    understood: [{ words: typed, as: name }],
    leftOut: [],
  };
}

const pageFolders: Partial<Record<NamedKind, string>> = {
  driver: "driver",
  team: "teams",
  circuit: "circuits",
};

/** Of one name with a word that nothing here can answer, the name's own page; among more of them it may be no name. */
function namedPage({ names: [named, ...others] }: WordParts): Pick<ReadWords, "path" | "sentence"> | null {
  if (named === undefined || others.length > 0) return null;
  const folder = pageFolders[named.kind];
  return folder === undefined ? null : { path: `/${folder}/${named.id}/`, sentence: named.name };
}

function entriesOf(question: QuestionSearch): URLSearchParams {
  return new URLSearchParams(searchText(question));
}

/** A name in a question's sentence; its id where nothing has it. */
export function nameOf(search: NameSearch, kind: NamedKind, id: string): string {
  const name = kind === "nation" || kind === "country" ? countryName(id) : search.nameOf(kind, id);
  return name ?? id;
}
