/** A number with a name, and what it counts. */
export type Figure = {
  id: string;
  label: string;
  /** As it is shown; null while it is on its way. */
  value: string | null;
  /** What is counted, sentence by sentence. */
  about: ReadonlyArray<string>;
  /** What stands smaller beside the value; null for nothing. */
  aside?: string | null;
};
