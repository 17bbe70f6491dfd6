import { createServer, isIP } from "node:net";
import { Refusal } from "./refusal.ts";

/**
 * The port a command was asked to serve on.
 *
 * @param given value of the environment variable PORT
 * @param usual the port without it
 * @throws Refusal when it is no port number
 */
export function portFrom(given: string | undefined, usual: number): number {
  if (given === undefined || given === "") return usual;
  const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN;
  if (port >= 0 && port <= 65_535) return port;
  throw new Refusal(`PORT must be a number from 1 to 65535 (0 for any free one), not "${given}".`);
}

/**
 * The address a server was asked to listen on: the loopback address unless another is named, as a container needs it.
 *
 * @param given value of the environment variable LISTEN_HOST
 * @throws Refusal when it is no IP address
 */
export function hostFrom(given: string | undefined): string {
  if (given === undefined || given === "") return "127.0.0.1";
  if (isIP(given) !== 0) return given;
  throw new Refusal(`LISTEN_HOST must be an IP address (0.0.0.0 for all of this machine), not "${given}".`);
}

/**
 * Makes sure that a server can be reached as localhost on this port: a server on either loopback address would
 * take its visitors away.
 *
 * @throws Refusal when the port is busy or not allowed
 */
export async function refuseBusyPort(port: number): Promise<void> {
  for (const host of ["127.0.0.1", "::1"]) {
    const trouble = await tryToListen(port, host);
    if (trouble === "EADDRINUSE") {
      const other = port === 65_535 ? 3000 : port + 1;
      throw new Refusal(
        `Port ${port} is busy. End what runs there, or choose another, for example PORT=${other}.`,
      );
    }
    if (trouble === "EACCES")
      throw new Refusal(`Port ${port} may not be used by this user. Choose another with PORT=…`);
  }
}

/** The error code of listening there, or null. A machine without IPv6 answers EADDRNOTAVAIL, which harms nobody. */
function tryToListen(port: number, host: string): Promise<string | null> {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", (error) => done("code" in error ? String(error.code) : null));
    server.listen(port, host, () => server.close(() => done(null)));
  });
}
