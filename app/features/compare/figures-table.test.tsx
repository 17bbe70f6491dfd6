import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { career } from "#app/features/sample-rows-testing.ts";
import { WhoIsAhead } from "./figures-table.tsx";
import { driverFigures } from "./figures.ts";

const labels = ["Wins", "Poles", "DNF %", "Podiums"];
const figures = driverFigures.filter(({ label }) => labels.includes(label));

test("of several the one who leads most often is named, with how many figures were compared", () => {
  const car = { team_id: null, year: 2025 };
  const careers = [
    { ...career({ name: "Lando Norris", wins: 12, poles: 17, podiums: 3, dnfs: 8 }), car, cars: [car] },
    { ...career({ name: "Oscar Piastri", wins: 9, poles: 6, podiums: 3, dnfs: 1 }), car, cars: [car] },
    { ...career({ name: "Max Verstappen", wins: 71, poles: 48, podiums: 3, dnfs: 4 }), car, cars: [car] },
  ];
  const markup = renderToStaticMarkup(<WhoIsAhead careers={careers} figures={figures} />);
  // Wins and poles; fewer retired of Piastri, and podiums are level.
  expect(markup.replaceAll(/<[^>]*>/g, "")).toBe("Verstappen leads in 2 of 4 figures");
});
