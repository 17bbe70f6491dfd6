import { expect, test } from "vitest";
import { requireKey } from "./app.ts";

function ask(key?: string): Request {
  return new Request(
    "https://api.example.org/api/archive",
    key === undefined ? {} : { headers: { "x-api-key": key } },
  );
}

/** The key is checked before anything is read, so no database is needed. */
function envWith(API_KEY?: string): Parameters<typeof requireKey>[1] {
  return { API_KEY };
}

test("lets the right key pass", async () => {
  await expect(requireKey(ask("s3cret"), envWith("s3cret"))).resolves.toBeUndefined();
});

test.each([[undefined], [""], ["s3cre"], ["s3cret2"], ["S3CRET"], ["s3cre\u00e9"]])(
  "answers 401 to the key %j",
  async (key) => {
    await expect(requireKey(ask(key), envWith("s3cret"))).rejects.toMatchObject({
      status: 401,
      code: "unauthorized",
    });
  },
);

test.each([[undefined], [""]])("stays closed when the Worker's own key is %j", async (key) => {
  await expect(requireKey(ask(""), envWith(key))).rejects.toMatchObject({ status: 500 });
});
