import { renderToString } from "react-dom/server";
import { askFor, type FloorEnv, isFloorTable } from "../ask.ts";
import { type FloorAnswer, FloorTable } from "../tables.tsx";
import { Document } from "./document.tsx";
import { reactRouterPage } from "./react-router.tsx";

/** What was sent here to be sent back, by path: the bytes of a page. */
const bytes = new Map<string, string>();
/** Rows that are asked for once: this floor is React's work alone. */
const answers = new Map<string, FloorAnswer>();

/**
 * - `POST /bytes/NAME` keeps a text, `GET /bytes/NAME` answers with it: the limit of any page of that size.
 * - `GET /react/TABLE`: React's `renderToString` of the table, over rows that lie in memory.
 * - `GET /react-router/TABLE`: the table as a page of React Router.
 */
export default {
  async fetch(request: Request, env: FloorEnv): Promise<Response> {
    const { pathname } = new URL(request.url);
    const [, floor, name = ""] = pathname.split("/");
    if (floor === "bytes") return keepOrSend(request, pathname);
    if (floor === "react") return html(renderToString(await tableDocument(name, env)));
    if (floor === "react-router") return reactRouterPage(request, env);
    return new Response("no such floor", { status: 404 });
  },
};

async function keepOrSend(request: Request, pathname: string): Promise<Response> {
  if (request.method === "POST") bytes.set(pathname, await request.text());
  return html(bytes.get(pathname) ?? "");
}

async function tableDocument(name: string, env: FloorEnv) {
  if (!isFloorTable(name)) throw new Error(`no table is called ${name}`);
  const answer = answers.get(name) ?? (await askFor(name, env));
  answers.set(name, answer);
  return (
    <Document>
      <FloorTable {...answer} />
    </Document>
  );
}

function html(text: string): Response {
  return new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } });
}
