import { expect, test, vi } from "vitest";
import { RequestError } from "./route.ts";
import { withRetries } from "./app.ts";

const none = [0, 0, 0];

test.each([
  "internal error; reference = x",
  "D1_ERROR: Network connection lost.",
  "D1_ERROR: database is locked",
])("a read that failed with %j is repeated", async (message) => {
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error(message))
    .mockResolvedValue("read");
  expect(await withRetries(read, none)).toBe("read");
  expect(read).toHaveBeenCalledTimes(2);
});

test("it gives up after three retries", async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("internal error"));
  await expect(withRetries(read, none)).rejects.toThrow("internal error");
  expect(read).toHaveBeenCalledTimes(4);
});

test.each([
  new RequestError(404, "not_found", "internal error"),
  new Error("D1_ERROR: no such table: race"),
  new TypeError("undefined is not a function"),
])("what a repetition cannot change is thrown at once: %s", async (error) => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(error);
  await expect(withRetries(read, none)).rejects.toBe(error);
  expect(read).toHaveBeenCalledTimes(1);
});
