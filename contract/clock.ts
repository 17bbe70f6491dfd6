/** The environment variables that the clock reads. */
export type ClockEnv = {
  /** An ISO 8601 instant that replaces the current time; for tests and local work only. */
  NOW?: string;
  /** "yes" if a command of this project runs the Worker locally. */
  LOCAL?: string;
};

/**
 * The current time, for both Workers.
 *
 * @throws if `NOW` is set on a deployed Worker, or is not an instant
 */
export function now(env: ClockEnv): Date {
  if (env.NOW === undefined || env.NOW === "") return new Date();
  if (env.LOCAL !== "yes")
    throw new Error("NOW is set on a deployed Worker: remove it, it is for tests only");
  const instant = new Date(env.NOW);
  if (Number.isNaN(instant.getTime())) throw new Error(`NOW is not an ISO 8601 instant: ${env.NOW}`);
  return instant;
}
