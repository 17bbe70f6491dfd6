/** Exits with 0 if the site in this container is healthy: it responds, and its data API has an archive. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).catch(() => null);
process.exitCode = answer?.ok ? 0 : 1;
