/** What a browser says about its user's wish not to be followed. */
export type PrivacySignals = {
  /** Global Privacy Control. */
  globalPrivacyControl?: boolean | undefined;
  /** Do Not Track: "1", or "yes" in old browsers. */
  doNotTrack?: string | null | undefined;
};

/** False when the visitor's browser asks not to follow them; then nothing is loaded and nothing is reported. */
export function mayReport({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return globalPrivacyControl !== true && doNotTrack !== "1" && doNotTrack !== "yes";
}
