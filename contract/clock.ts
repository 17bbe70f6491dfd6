/** The part of a Worker's environment that the clock reads. */
export type ClockEnv = {
  /** An ISO 8601 instant that stands in for the present; for tests and local work only. */
  NOW?: string;
  /** "yes" where a command of this project runs the Worker on a developer's machine. */
  LOCAL?: string;
};

/**
 * The present, from the one place both Workers take it from.
 *
 * @throws when `NOW` is set on a deployed Worker, or is no instant
 */
export function now(env: ClockEnv): Date {
  if (env.NOW === undefined || env.NOW === "") return new Date();
  if (env.LOCAL !== "yes")
    throw new Error("NOW is set on a deployed Worker: remove it, it is for tests only");
  const instant = new Date(env.NOW);
  if (Number.isNaN(instant.getTime())) throw new Error(`NOW is not an ISO 8601 instant: ${env.NOW}`);
  return instant;
}
