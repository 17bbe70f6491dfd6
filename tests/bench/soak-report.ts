import type { Reading, Soak } from "./soak-run.ts";
import { machineName, markdownTable, writeFigures } from "./report-parts.ts";

/** So much may stay of a request, in bytes of both heaps: what is more would end an isolate one day. */
const mostPerRequest = 64;
const mebibyte = 1024 * 1024;

/**
 * Prints what was seen, and writes it as Markdown.
 *
 * @returns what is wrong, one sentence for each soak whose memory grows
 */
export function reportSoak(soaks: ReadonlyArray<Soak>, { written }: { written: boolean }): Array<string> {
  const text = [
    "# Memory under a long load",
    "",
    `\`npm run bench:soak\` on ${machineName()}, Node ${process.versions.node}:`,
    `64 connections ask for ${soaks[0]?.addresses} addresses in turn, every route among them. Each answer had the status`,
    "of the first one, and no connection broke. Heaps are live bytes after a forced collection, of JavaScript and of",
    "workerd's own objects; growth is what a request since the first reading left behind, in both Workers.",
    "",
    ...soaks.flatMap((each) => [`## ${each.name}`, "", ...table(each), ""]),
  ].join("\n");
  console.log(text);
  if (written) writeFigures("soak.md", text);
  return soaks.flatMap(({ name, readings }) => {
    const left = perRequest(readings[0], readings.at(-1)) ?? 0;
    return left <= mostPerRequest
      ? []
      : [`${name}: each request leaves ${left.toFixed(0)} bytes behind; ${mostPerRequest} may stay.`];
  });
}

function table({ readings }: Soak): Array<string> {
  const lines = readings.map((reading) => [
    reading.requests.toLocaleString("en"),
    (reading.requests / reading.seconds).toFixed(0),
    (reading.siteBytes / mebibyte).toFixed(2),
    (reading.archiveBytes / mebibyte).toFixed(2),
    perRequest(readings[0], reading)?.toFixed(0) ?? "–",
    reading.peakMiB?.toFixed(0) ?? "–",
  ]);
  const head = [
    "requests",
    "req/s",
    "site MiB",
    "data API MiB",
    "growth, bytes a request",
    "process peak MiB",
  ];
  return markdownTable(head, lines, 0);
}

/** What a request between two readings left behind, in bytes; null for one and the same reading. */
function perRequest(first: Reading | undefined, last: Reading | undefined): number | null {
  if (first === undefined || last === undefined || first === last) return null;
  const bytes = last.siteBytes + last.archiveBytes - first.siteBytes - first.archiveBytes;
  return bytes / (last.requests - first.requests);
}
