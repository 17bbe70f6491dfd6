import type { Served } from "../../scripts/lib/serve.ts";
import { startTestApi, type TestApi } from "../support/api.ts";
import { startTestSite } from "../support/site.ts";
import { type Answer, realAnswer, startUpstream } from "../support/upstream.ts";
import type { Fault } from "./faults.ts";

/** The built site over the real data API, with a stand-in between them that can inject any fault. */
export type FaultySite = AsyncDisposable & {
  site: Served;
  api: TestApi;
  /** The address and the calls of the stand-in. */
  upstream: Awaited<ReturnType<typeof startUpstream>>;
  /** From now on every answer has this fault; null: none. */
  inject: (fault: Fault | null) => void;
  /** Asks the site for a page, and waits until it ends. */
  visit: (path: string) => Promise<Visit>;
};

export type Visit = {
  path: string;
  status: number;
  headers: Headers;
  /** The document as a reader gets it: without the empty comments that React puts between texts. */
  html: string;
};

/** What a page may take when the API fails: two calls of 4 s one after the other, on a machine that is busy. */
const longestMs = 20_000;

/** @param vars what differs from a usual run of the site */
export async function startFaultySite(
  vars: Record<string, string> = {},
  options: { inspect?: boolean } = {},
): Promise<FaultySite> {
  let injected: Fault | null = null;
  const api = await startTestApi();
  const answers = new Map<string, Promise<Answer>>();
  const upstream = await startUpstream((path) => {
    const healthy = () => {
      const answer = answers.get(path) ?? realAnswer(api, path);
      answers.set(path, answer);
      return answer;
    };
    return injected === null ? healthy() : injected.answer(path, healthy);
  });
  const site = await startTestSite({ API_BASE_URL: upstream.url, ...vars }, options);
  return {
    site,
    api,
    upstream,
    inject(fault) {
      injected = fault;
    },
    async visit(path) {
      const response = await getPage(`${site.url}${path}`);
      const html = (await response.text()).replaceAll("<!-- -->", "");
      return { path, status: response.status, headers: response.headers, html };
    },
    async [Symbol.asyncDispose]() {
      await site.stop();
      await upstream[Symbol.asyncDispose]();
      await api.stop();
    },
  };
}

/** Asks once more where a busy server closed the connection before it heard the question, as browsers do. */
async function getPage(address: string): Promise<Response> {
  const get = () => fetch(address, { redirect: "manual", signal: AbortSignal.timeout(longestMs) });
  return get().catch((error: unknown) => {
    if (error instanceof TypeError) return get();
    throw error;
  });
}

/** The same address for a reader who waits for the whole page. */
export function whole(path: string): string {
  return path + (path.includes("?") ? "&" : "?") + "complete";
}
