import fc from "fast-check";
import { expect, test } from "vitest";

type Search = Record<string, unknown>;

/**
 * Holds what reads a screen's search parameters to what all of them promise: whatever the address holds, something
 * valid is made of it, which then stays as it is.
 *
 * @param keys those that are read, and some that are not
 */
export function testTidying(read: (search: Search) => Search, keys: ReadonlyArray<string>): void {
  test("whatever the address holds, it is tidied once and never in circles", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.anything()), (search) => {
        const once = read(search);
        expect(read(once)).toEqual(once);
      }),
    );
  });
}
