/** Ends with 0 when the site in this container is healthy: it answers, and its data API has an archive. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).catch(() => null);
process.exitCode = answer?.ok ? 0 : 1;
