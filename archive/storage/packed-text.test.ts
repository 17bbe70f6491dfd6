import { expect, test } from "vitest";
import { pack } from "./packed-text-sync.ts";
import { unpackStream } from "./packed-text.ts";

async function read(packed: string): Promise<string> {
  return new Response(unpackStream(packed)).text();
}

test.each([
  "[]",
  '[{"full_name":"Kimi Räikkönen","race_name":"São Paulo Grand Prix"}]',
  "x".repeat(1_000_000),
])("gives back what the import packed, letter for letter", async (text) => {
  expect(await read(pack(text))).toBe(text);
});

test.each(["", "not base64!", pack("[]").slice(0, 12), pack("[1]").replace(/.{8}$/, "AAAAAAAA")])(
  "does not pass off what is damaged as whole: %j",
  async (packed) => {
    await expect(read(packed)).rejects.toBeInstanceOf(Error);
  },
);
