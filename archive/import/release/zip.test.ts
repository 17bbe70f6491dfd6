import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { openZip } from "./zip.ts";

const facts = "year,round\n".repeat(200);

function zipped(files: Record<string, string> = { "facts.csv": facts }): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

test("the files of a zip are read by name", () => {
  const zip = openZip(zipped({ "one.csv": "1", "two.csv": "2" }));
  expect([...zip.names]).toEqual(["one.csv", "two.csv"]);
  expect(new TextDecoder().decode(zip.read("two.csv"))).toBe("2");
});

test("the fingerprint depends on names and contents, not on dates", () => {
  const early = zipSync({ "a.csv": [strToU8("1"), { mtime: "2024-01-01" }] });
  const late = zipSync({ "a.csv": [strToU8("1"), { mtime: "2026-01-01" }] });
  expect(openZip(early).fingerprint).toBe(openZip(late).fingerprint);
  expect(openZip(zipped({ "a.csv": "2" })).fingerprint).not.toBe(openZip(early).fingerprint);
});

test("a zip that was cut off is told apart from what is no zip", () => {
  const whole = zipped();
  expect(() => openZip(whole.subarray(0, whole.length - 10))).toThrow("the zip ends too early");
  expect(() => openZip(strToU8("<html>Not found</html>"))).toThrow("the file is not a zip");
  expect(() => openZip(new Uint8Array())).toThrow("the file is not a zip");
});

test("a zip whose start is gone is damaged", () => {
  const whole = zipped();
  expect(() => openZip(whole.subarray(20))).toThrow("the zip's directory is damaged");
});

test("any changed byte of a file's contents is noticed", () => {
  const whole = zipped();
  const contents = 30 + "facts.csv".length;
  for (const at of [contents, contents + 5, contents + 9]) {
    const damaged = Uint8Array.from(whole);
    damaged[at] = (damaged[at] ?? 0) ^ 0x10;
    expect(() => openZip(damaged).read("facts.csv")).toThrow(/^facts\.csv is damaged in the zip/);
  }
});

test("a file that is not there is named", () => {
  expect(() => openZip(zipped()).read("more.csv")).toThrow("more.csv is missing in the zip");
});

test("a file that is no UTF-8 text is refused", () => {
  const zip = openZip(zipSync({ "facts.csv": Uint8Array.of(0xff, 0xfe, 0x41) }));
  expect(() => zip.read("facts.csv")).toThrow("facts.csv is not UTF-8 text");
});

test("what a zip may unpack to is bounded, for each file and for all of them", () => {
  const zip = zipped({ "one.csv": "1".repeat(600), "two.csv": "2".repeat(600) });
  expect(() => openZip(zip, { file: 500, all: 5000 })).toThrow("one.csv unpacks to more than 500 bytes");
  expect(() => openZip(zip, { file: 1000, all: 1000 })).toThrow("the zip unpacks to more than 1000 bytes");
  expect([...openZip(zip, { file: 600, all: 1200 }).names]).toEqual(["one.csv", "two.csv"]);
});

test("a file that is longer than its entry says is refused before it is unpacked whole", () => {
  const zip = Uint8Array.from(zipped({ "facts.csv": "1".repeat(5000) }));
  const view = new DataView(zip.buffer);
  const entry = view.getUint32(zip.length - 22 + 16, true);
  view.setUint32(entry + 24, 100, true);
  expect(() => openZip(zip, { file: 1000, all: 1000 }).read("facts.csv")).toThrow(
    /^facts\.csv is damaged in the zip/,
  );
});
