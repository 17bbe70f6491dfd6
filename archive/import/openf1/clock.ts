/** Time as the import sees it; tests bring their own, so that nothing has to be waited for. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
};
