import { expect, test } from "vitest";
import { pack } from "#archive/import/packed.ts";
import { unpack } from "./unpack.ts";

test.each([
  "[]",
  '[{"full_name":"Kimi Räikkönen","race_name":"São Paulo Grand Prix"}]',
  "x".repeat(1_000_000),
])("gives back what the import packed, byte for byte", async (text) => {
  expect(new TextDecoder().decode(await unpack(pack(text)))).toBe(text);
});

test.each(["", "not base64!", pack("[]").slice(0, 12), pack("[1]").replace(/.{8}$/, "AAAAAAAA")])(
  "refuses what is damaged: %j",
  async (packed) => {
    await expect(unpack(packed)).rejects.toBeInstanceOf(Error);
  },
);
