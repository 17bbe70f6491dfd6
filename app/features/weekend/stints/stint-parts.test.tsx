import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TyreKeys } from "./stint-parts.tsx";

const stint = { from: 1, to: 17, compound: "MEDIUM" as const, age: 0 };
const stop = { lap: 9, seconds: 22.1, penalty: null };

function keys(lines: Parameters<typeof TyreKeys>[0]["lines"], gap?: string) {
  const markup = renderToStaticMarkup(
    <TyreKeys lines={lines} laps={17} {...(gap === undefined ? {} : { gap })} />,
  );
  return markup.replaceAll(/<[^>]*>/g, "");
}

test("what parts the bars is explained, and where nothing does, that is said", () => {
  expect(keys([{ stints: [stint], stops: [] }])).toContain("No pit stops");
  expect(keys([{ stints: [stint], stops: [] }], "Tyre change")).toContain("No tyre changes");
  const stopped = keys([{ stints: [stint], stops: [stop] }]);
  expect(stopped).toContain("Pit stop");
  expect(stopped).not.toContain("No pit stops");
  expect(keys([])).toBe("");
});
