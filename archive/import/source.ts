/** A row to load; its keys are the table's columns. */
export type Row = Readonly<Record<string, string | number | null>>;

/** Rows for one table, and the file they come from (named in errors and in the report). */
export type Feed = {
  table: string;
  file: string;
  /** Calls `take` for each row. @throws DataError if the file is damaged */
  each: (take: (row: Row) => void) => void;
};

/** The source of an import: an F1DB release, or the starter that ships with the source. */
export type Source = {
  extent: "starter" | "full";
  /** A hash of the data: the same data gives the same fingerprint. */
  fingerprint: string;
  feeds: () => Array<Feed>;
  /** The folder of the models' results for this data; null if they have to be computed. */
  modelsFolder: string | null;
  /** True if the feeds include summaries and winners; otherwise the import derives them. */
  carriesSummaries: boolean;
};

/** Called with the progress of an import: a share from 0 to 1, and what has just been done. */
export type OnProgress = (share: number, detail: string) => void;

/** Origin and licence of the archive's data. */
export const origin = {
  source: "F1DB",
  licence: "CC BY 4.0",
  address: "https://github.com/f1db/f1db",
} as const;
