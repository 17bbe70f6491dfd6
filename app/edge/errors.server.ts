import { env, waitUntil } from "cloudflare:workers";
import { isNotFound, isRedirect } from "@tanstack/react-router";
import { array, number, object, optional, parseJson, pipe, safeParse, string, tuple, union } from "valibot";
import { buildId } from "#app/platform/site-settings.server.ts";
import { cut, logEvent } from "#app/platform/log.server.ts";

/** Stacks are truncated: they may repeat a message that contains the visitor's input. */
const longestStack = 2000;

/**
 * Reports an error: one line in the log, and the same as a POST to `ERROR_REPORT_URL` if that is configured. It
 * contains nothing about the visitor.
 *
 * @param path of the page, without its query string
 */
export function reportError(error: unknown, path: string): void {
  // Routes throw these as control flow.
  if (isRedirect(error) || isNotFound(error)) return;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const report = {
    path: cut(path),
    message: cut(message),
    stack: stack?.slice(0, longestStack),
    build: buildId,
  };
  logEvent("error", report);
  if (env.ERROR_REPORT_URL) waitUntil(send(env.ERROR_REPORT_URL, report));
}

async function send(url: string, report: object): Promise<void> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(4000),
    });
    await response.body?.cancel();
  } catch {
    // It has been logged already.
  }
}

/** The error in Start's answer to a call that threw: seroval's JSON, with escapes in the message. */
const thrownError = object({ s: object({ message: object({ s: string() }) }) });
const thrown = pipe(string(), parseJson(), object({ p: object({ v: tuple([thrownError]) }) }));

/** The message of an input that its schema refused: valibot's issues as JSON. */
const refusedInput = pipe(
  string(),
  parseJson(),
  array(
    object({
      type: string(),
      path: optional(array(object({ key: union([string(), number()]) }))),
    }),
  ),
);

/**
 * Why a call of a server function failed, for the log. Of an input that was refused it says which rule was broken where
 * (`max_length at typed`), and not what was received, which a visitor may have typed.
 *
 * @param text Start's response to the call
 */
export function callFailure(text: string): string {
  const error = safeParse(thrown, text);
  if (!error.success) return "unreadable";
  const message = unescaped(error.output.p.v[0].s.message.s);
  const refused = safeParse(refusedInput, message);
  if (!refused.success) return cut(message);
  const broken = refused.output.map(({ type, path = [] }) =>
    [type, ...(path.length === 0 ? [] : ["at", path.map(({ key }) => key).join(".")])].join(" "),
  );
  return cut(`invalid input: ${broken.join(", ")}`);
}

/** Undoes seroval's escapes: those of JSON, and `\x3C` for `<`. */
function unescaped(text: string): string {
  const json = `"${text.replaceAll(String.raw`\x3C`, String.raw`\u003C`)}"`;
  const read = safeParse(pipe(string(), parseJson(), string()), json);
  return read.success ? read.output : "unreadable";
}

/** The last resort when even the error page fails to render. Static HTML, so that it depends on nothing. */
export function brokenPage(): Response {
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Something went wrong | F1 Statistics</title></head>',
    "<body><h1>Something went wrong</h1>",
    '<p>This page could not be rendered. The error has been reported. <a href="/">Go to the front page</a></p>',
    "</body></html>",
  ].join("");
  return new Response(html, { status: 500, headers: { "content-type": "text/html; charset=utf-8" } });
}
