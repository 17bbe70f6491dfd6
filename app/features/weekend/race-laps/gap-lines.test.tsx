import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type DrawnGaps, GapLines } from "./gap-lines.tsx";

/** Eight cars, each with a stop on lap 2; of the last the line ends before the flag. */
const lines = Array.from({ length: 8 }, (_, index): DrawnGaps => ({
  id: `car${index}`,
  name: `Car ${index}`,
  code: `C0${index}`,
  look: { colour: "#000000", stroke: "solid" },
  gaps: index === 7 ? [-7, -8, null, null] : [-index, -index - 1, -index, -index],
  stops: [2],
  result: index === 7 ? "DNF" : String(index + 1),
  toTheFlag: index !== 7,
  isRaised: false,
}));

test("every stop has a dot, also of a car behind, and the cross of a retirement the driver’s letters", () => {
  const markup = renderToStaticMarkup(
    <svg>
      <GapLines lines={lines} laps={4} range={{ from: -20, to: 2 }} up={1} shown={null} />
    </svg>,
  );
  expect(markup.match(/d="M2 \d+h0"/g)).toHaveLength(8);
  expect(markup.match(/C0\d<\/text>/g)).toEqual(["C07</text>"]);
});
