/** A row to be loaded; its keys are the columns of its table. */
export type Row = Readonly<Record<string, string | number | null>>;

/** Rows for one table, and the file they come from (named in errors and in the report). */
export type Feed = {
  table: string;
  file: string;
  /** Hands over row after row. @throws DataError when the file is damaged */
  each: (take: (row: Row) => void) => void;
};

/** Where an import takes its facts from: an F1DB release, or the starter that ships with the source. */
export type Source = {
  extent: "starter" | "full";
  /** A hash of the facts: the same facts give the same fingerprint. */
  fingerprint: string;
  feeds: () => Array<Feed>;
  /** The folder of the models' results that belong to these facts; null where they are computed from them. */
  modelsFolder: string | null;
  /** True when summaries and winners are in the feeds already; otherwise the import computes them. */
  carriesSummaries: boolean;
};

/** Told how far an import is: a share from 0 to 1, and what has just been done. */
export type OnProgress = (share: number, detail: string) => void;

/** The origin and the licence of all facts of the archive. */
export const origin = {
  source: "F1DB",
  licence: "CC BY 4.0",
  address: "https://github.com/f1db/f1db",
} as const;
