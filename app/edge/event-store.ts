import { isRedirect } from "@tanstack/react-router";

/** The names under which TanStack Start keeps what it knows of the request being answered. */
const eventName = Symbol.for("tanstack-start:event-storage");
const contextName = Symbol.for("tanstack-start:start-storage-context");

/**
 * Makes TanStack Start forget a request's response once the response is handed over.
 *
 * On workerd a `Response` keeps the async context it was made in. Where something in that context keeps the
 * response, they are a ring that no collection frees, 5 KB and more a request; in Start there are two, and each is
 * opened at the end of its request (docs/decisions/009-start-forgets-its-responses.md).
 *
 * @throws Error when Start keeps neither where it did: then this file is out of date
 */
export function forgetResponses(): void {
  // The event keeps every response.
  atEnd(eventName, (event) => {
    if ("currentResponse" in event) event.currentResponse = undefined;
  });
  // The context keeps the router, and the router a redirect. Nobody asks for a router after a redirect.
  atEnd(contextName, (context, result) => {
    if ("getRouter" in context && isRedirect(responseOf(result))) context.getRouter = undefined;
  });
}

/** Runs `forget` whenever a request's work inside an async storage is over, with what it stored and what came out. */
function atEnd(name: symbol, forget: (stored: object, result: unknown) => void): void {
  const storage: unknown = Reflect.get(globalThis, name);
  if (!isStorage(storage)) throw new Error(`no async storage under ${String(name)}`);
  const run = storage.run.bind(storage);
  storage.run = <Result, Args extends Array<unknown>>(
    stored: object,
    handler: (...args: Args) => Result,
    ...args: Args
  ): Result => {
    const result = run(stored, handler, ...args);
    const end = (outcome: unknown) => forget(stored, outcome);
    // The caller gets the very promise: a rejection is the caller's to handle.
    if (result instanceof Promise) void result.then(end, end);
    else end(result);
    return result;
  };
}

/** The response in a result of Start's, which is one or wraps one. */
function responseOf(result: unknown): unknown {
  return typeof result === "object" && result !== null && "response" in result ? result.response : result;
}

/** What of Node's `AsyncLocalStorage` is used here; workerd has it, its types come with all of Node's. */
type AsyncStorage = {
  run: <Result, Args extends Array<unknown>>(
    stored: object,
    handler: (...args: Args) => Result,
    ...args: Args
  ) => Result;
};

function isStorage(value: unknown): value is AsyncStorage {
  return typeof value === "object" && value !== null && "run" in value && typeof value.run === "function";
}
