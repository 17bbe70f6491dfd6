import { maxLength, object, picklist, pipe, safeParse, string } from "valibot";
import { expect, test, vi } from "vitest";

// The Worker's environment; nothing in it is used here.
vi.mock("cloudflare:workers", () => ({ env: {}, waitUntil: () => {} }));
const { callFailure } = await import("./errors.server.ts");

/** What Start answers to a call that threw an error: seroval's JSON, in which a message is escaped once more. */
function answered(message: string): string {
  const escaped = JSON.stringify(message)
    .slice(1, -1)
    .replaceAll("<", String.raw`\x3C`);
  const error = { t: 25, i: 1, s: { message: { t: 1, s: escaped } }, c: "$TSR/Error" };
  return JSON.stringify({ t: 10, i: 0, p: { k: ["error"], v: [error] }, o: 0 });
}

test("of a refused input the log has the rules and the places, and nothing that was typed", () => {
  const schema = object({ kind: picklist(["Driver", "Team"]), typed: pipe(string(), maxLength(8)) });
  const typed = String.raw`my "secret" <name> \ and \x3C`;
  // As Start throws them.
  const { issues } = safeParse(schema, { kind: typed, typed });
  expect(JSON.stringify(issues)).toContain("secret");
  expect(callFailure(answered(JSON.stringify(issues, undefined, 2)))).toBe(
    "invalid input: picklist at kind, max_length at typed",
  );
});

test("an input without members has no place", () => {
  const { issues } = safeParse(string(), 5);
  expect(callFailure(answered(JSON.stringify(issues)))).toBe("invalid input: string");
});

test("of another error the log has its message, and of what is no error nothing", () => {
  expect(callFailure(answered("Server function info not found for ab12"))).toBe(
    "Server function info not found for ab12",
  );
  expect(callFailure(answered("x".repeat(1000)))).toBe("x".repeat(300));
  expect(callFailure("my secret text")).toBe("unreadable");
});
