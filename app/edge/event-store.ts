import { isRedirect } from "@tanstack/react-router";

/** The symbols under which TanStack Start stores its `AsyncLocalStorage` instances on `globalThis`. */
const eventName = Symbol.for("tanstack-start:event-storage");
const contextName = Symbol.for("tanstack-start:start-storage-context");

/**
 * Makes TanStack Start drop its references to a request's response once the response has been returned.
 *
 * On workerd a `Response` retains the async context it was created in. If something in that context refers back to the
 * response, the two form a cycle that is never collected: 5 KB and more per request. Start creates two such cycles;
 * both are broken here (docs/decisions/009-start-forgets-its-responses.md).
 *
 * @throws Error when Start no longer stores them under these symbols: this file then needs an update
 */
export function forgetResponses(): void {
  // The event refers to the response.
  atEnd(eventName, (event) => {
    if ("currentResponse" in event) event.currentResponse = undefined;
  });
  // The context refers to the router, and the router to a redirect. Nothing reads the router after a redirect.
  atEnd(contextName, (context, result) => {
    if ("getRouter" in context && isRedirect(responseOf(result))) context.getRouter = undefined;
  });
}

/** Calls `forget` with the stored value and the result each time a callback run in an async storage completes. */
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
    // Return the original promise: the caller handles rejections.
    if (result instanceof Promise) void result.then(end, end);
    else end(result);
    return result;
  };
}

/** The response in one of Start's results, which is either a response or wraps one. */
function responseOf(result: unknown): unknown {
  return typeof result === "object" && result !== null && "response" in result ? result.response : result;
}

/** The part of Node's `AsyncLocalStorage` that is used here. workerd has it; its types come only with all of Node's. */
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
