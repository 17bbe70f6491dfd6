import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { behindColour, behindColours } from "#app/ui/chart/chart.ts";
import { contrastOf } from "#app/ui/chart/readable-colour.ts";
import {
  beyondText,
  type DrawnGaps,
  endOf,
  frontsOf,
  GapLines,
  GapNames,
  hasDashes,
  namesOnLines,
  outText,
} from "./gap-lines.tsx";
import { leadNames } from "./gap-leaders.tsx";

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
  isFront: { wide: index < 6, phone: index < 3 },
}));

function drawnWith(shown: string | null): string {
  return renderToStaticMarkup(
    <svg>
      <GapLines lines={lines} laps={4} range={{ from: -20, to: 2 }} up={1} shown={shown} />
    </svg>,
  );
}

test("a stop of a line that stands out has a dot, and the cross of a retirement the driver’s letters", () => {
  const stops = /d="M2 \d+h0"/g;
  expect(drawnWith(null).match(stops)).toHaveLength(6);
  // One of those behind, once it is picked.
  expect(drawnWith("car6").match(stops)).toHaveLength(7);
  expect(drawnWith(null).match(/C0\d<\/text>/g)).toEqual(["C07</text>"]);
});

/** How many names are joined to the ends of their lines. */
function joined(from: number): number {
  const markup = renderToStaticMarkup(
    <GapNames lines={lines} laps={4} range={{ from, to: 2 }} up={1} shown={null} />,
  );
  return markup.split('class="stroke-line-strong"').length - 1;
}

test("a name is joined to the end of its line where other names push it away", () => {
  expect(joined(-20)).toBe(0);
  expect(joined(-100)).toBe(6);
});

test("a line in front has its letters where no other line in front is near", () => {
  const named = (...gaps: ReadonlyArray<ReadonlyArray<number>>) =>
    namesOnLines({
      lines: lines.slice(0, gaps.length).map((line, index) => ({ ...line, gaps: gaps[index] ?? [] })),
      laps: 9,
      range: { from: -20, to: 5 },
      up: 1,
    }).map((name) => name?.lap);
  const first = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  expect(named(first, [-0.3, -0.3, -0.3, -2, -3, -4, -0.3, -0.3, -0.3])).toEqual([5, 5]);
  // Nowhere apart; and a dip of one lap is too steep.
  expect(named(first, first)).toEqual([undefined, undefined]);
  expect(named(first, [0, 0, 0, 0, -9, 0, 0, 0, 0])[1]).toBeUndefined();
  // Those behind have none.
  expect(namesOnLines({ lines, laps: 4, range: { from: -20, to: 2 }, up: 1 })).toHaveLength(6);
});

test("a line has no letters across a line behind, beside those of a retirement, or near its own end", () => {
  const laps = 60;
  const flat = (gap: number, count = laps) => Array.from({ length: count }, () => gap);
  const named = (...all: ReadonlyArray<{ gaps: ReadonlyArray<number>; toTheFlag?: boolean }>) =>
    namesOnLines({
      lines: lines.slice(0, all.length).map((line, index) => ({ ...line, toTheFlag: true, ...all[index] })),
      laps,
      range: { from: -20, to: 5 },
      up: 1,
    })[0]?.lap;
  const others = Array.from({ length: 5 }, () => ({ gaps: flat(-19) }));
  const own = { gaps: flat(-5) };
  // The first place with the most room; a seventh line, which is behind, leaves it only its last laps.
  expect(named(own, ...others)).toBeLessThan(10);
  expect(named(own, ...others, { gaps: flat(-5.2, 40) })).toBeGreaterThan(40);
  expect(named(own, ...others, { gaps: flat(-5.2, 56) })).toBeUndefined();
  // Somebody who retired there is named there.
  const retired = { gaps: flat(-5.5, 3), toTheFlag: false };
  expect(named(own, ...others, retired)).toBeGreaterThan(5);
});

test("a phone draws lines that stand out on a wide page alone pale, without their stops", () => {
  const markup = drawnWith("car5");
  const group = (index: number) =>
    markup.split("<title>").find((part) => part.startsWith(`Car ${index}<`)) ?? "";
  expect(group(2)).not.toContain("md:hidden");
  // Both ways, each on its own width; the stops only on the wide one.
  expect(group(3)).toContain('class="max-md:hidden"');
  expect(group(3)).toContain('class="md:hidden"');
  expect(group(3).match(/d="M2 /g)).toHaveLength(1);
  // The one picked out is strong on both.
  expect(group(5)).not.toContain("md:hidden");
});

test("dashes are explained where a line in front has them", () => {
  const dashed = lines.map((line, index) =>
    index === 7 ? { ...line, look: { ...line.look, stroke: "dashed" as const } } : line,
  );
  expect(hasDashes(lines, "wide")).toBe(false);
  expect(hasDashes(dashed, "wide")).toBe(false);
  expect(
    hasDashes(
      dashed.map((line) => ({ ...line, isFront: { wide: true, phone: true } })),
      "wide",
    ),
  ).toBe(true);
  // A phone draws it without.
  const fourth = lines.map((line, index) =>
    index === 3 ? { ...line, look: { ...line.look, stroke: "dashed" as const } } : line,
  );
  expect(hasDashes(fourth, "wide")).toBe(true);
  expect(hasDashes(fourth, "phone")).toBe(false);
});

test("each leader’s letters stand over the laps led, or close beside them, and never over others", () => {
  const leads = [
    { from: 1, to: 43 },
    { from: 44, to: 45 },
    { from: 46, to: 46 },
    { from: 47, to: 57 },
  ];
  const lapsAt = (width: number) =>
    leadNames(leads, 57, width).map((place) => (place === null ? null : (place * 57).toFixed(1)));
  // Who led one lap between two others stands a little later.
  expect(lapsAt(900)).toEqual(["21.5", "44.0", "45.9", "51.5"]);
  // On a phone there is no room over that lap, and nothing is kept free for what has no letters.
  expect(lapsAt(230)).toEqual(["21.5", "44.0", null, "51.5"]);
  // Before an edge they stand inside.
  expect(leadNames([{ from: 1, to: 1 }], 57, 230)[0]).toBeCloseTo(13 / 230, 2);
  expect(leadNames([{ from: 57, to: 57 }], 57, 230)[0]).toBeCloseTo(217 / 230, 2);
  // Who led every lap is named by the heading: halfway through the race the letters would say nothing.
  expect(leadNames([{ from: 1, to: 57 }], 57, 900)).toEqual([null]);
});

/** The line of the seventh car as it is drawn. */
function seventhLine(isFront: DrawnGaps["isFront"]): string | undefined {
  const cars = lines.map((line, index) => (index === 6 ? { ...line, isFront } : line));
  const markup = renderToStaticMarkup(
    <svg>
      <GapLines lines={cars} laps={4} range={{ from: -20, to: 2 }} up={1} shown={null} />
    </svg>,
  );
  return markup.split("<title>").find((part) => part.startsWith("Car 6<"));
}

test("a line stands out everywhere, on a wide page alone, or nowhere", () => {
  const everywhere = seventhLine({ wide: true, phone: true });
  expect(everywhere).toContain('stroke="#000000"');
  expect(everywhere).not.toContain("md:hidden");
  const onWide = seventhLine({ wide: true, phone: false });
  expect(onWide).toContain('class="max-md:hidden" stroke="#000000"');
  expect(onWide).toContain('class="md:hidden"');
  expect(seventhLine({ wide: false, phone: false })).not.toContain("#000000");
});

/** The indexes of the lines that stand out on a phone. */
function onPhone(raised: Parameters<typeof frontsOf>[0]): Array<number> {
  return frontsOf(raised).flatMap(({ phone }, index) => (phone ? index : []));
}

test("on a phone six stand out: the first three, who led or was second for long, and the next", () => {
  const none = Array.from({ length: 10 }, () => null);
  expect(onPhone(none)).toEqual([0, 1, 2, 3, 4, 5]);
  // The ninth led for long, the eighth one lap: that one stands out on a wide page alone.
  const raised = none.map((_, index) => (index === 8 ? "long" : index === 7 ? "led" : null));
  expect(onPhone(raised)).toEqual([0, 1, 2, 3, 4, 8]);
  expect(frontsOf(raised).flatMap(({ wide }, index) => (wide ? index : []))).toEqual([
    0, 1, 2, 3, 4, 5, 7, 8,
  ]);
  // Never more than six.
  expect(onPhone(none.map(() => "long"))).toHaveLength(6);
});

test("on a phone a name is as strong as its line", () => {
  const markup = renderToStaticMarkup(
    <GapNames lines={lines} laps={4} range={{ from: -20, to: 2 }} up={1} shown={null} />,
  );
  const soft = [...markup.matchAll(/<g class="fill-ink([^"]*)"(?:(?!<g class="fill)[^])*?(C0\d)</g)];
  expect(soft.map(([, classes, code]) => `${code} ${classes?.includes("max-md:fill-soft")}`)).toEqual([
    "C00 false",
    "C01 false",
    "C02 false",
    "C03 true",
    "C04 true",
    "C05 true",
  ]);
});

test("the lines behind can be seen on the surface of both themes: about 2 : 1 at least", () => {
  for (const [theme, surface] of ["#ffffff", "#15171c"].entries())
    expect(contrastOf(behindColours[theme] ?? "", surface)).toBeGreaterThan(1.9);
  const markup = renderToStaticMarkup(
    <svg>
      <GapLines lines={lines} laps={4} range={{ from: -20, to: 2 }} up={1} shown={null} />
    </svg>,
  );
  expect(markup).toContain(`stroke="${behindColour}"`);
  expect(markup).not.toContain("opacity");
});

test("beside the ends of lines stand those that end in the drawing; a note names the others", () => {
  const laps = 4;
  const far = lines.map((line, index) =>
    index === 5 ? { ...line, name: "Carlos Sainz Jr.", gaps: [-5, -15, -25, -71.5] } : line,
  );
  const about = { lines: far, laps, range: { from: -20, to: 2 }, up: 1 } as const;
  const named = (shown: string | null) =>
    renderToStaticMarkup(<GapNames {...about} shown={shown} />).match(/C0\d/g);
  expect(named(null)).toEqual(["C00", "C01", "C02", "C03", "C04", "C06"]);
  expect(named("car5")).toContain("C05");
  expect(beyondText(about)).toBe("Sainz Jr. +1:11.500");
  expect(beyondText({ ...about, lines })).toBeNull();
});

/** How many dots stand at the flag for a line with these gaps over four laps. */
function dotsOf(gaps: DrawnGaps["gaps"]): number {
  const about = { laps: 4, range: { from: -20, to: 2 }, up: 1, shown: null } as const;
  const drawn = lines.slice(0, 1).map((line) => ({ ...line, gaps }));
  const markup = renderToStaticMarkup(<GapNames {...about} lines={drawn} />);
  return markup.match(/<circle/g)?.length ?? 0;
}

test("a line has a dot at the flag only where it reaches that", () => {
  // One for each width.
  expect(dotsOf([-1, -2, -3, -4])).toBe(2);
  expect(dotsOf([-1, -2, -3])).toBe(0);
});

test("beside a line that stands out the winner’s name keeps its ink, and the others stay readable", () => {
  const markup = renderToStaticMarkup(
    <GapNames lines={lines} laps={4} range={{ from: -20, to: 2 }} up={1} shown="car6" />,
  );
  const inks = [...markup.matchAll(/<g class="(fill-\w+)[^>]*>(?:(?!<g class="fill)[^])*?(C0\d)</g)];
  expect(inks.map(([, ink, code]) => `${code} ${ink}`)).toEqual([
    "C00 fill-ink",
    "C01 fill-soft",
    "C02 fill-soft",
    "C03 fill-soft",
    "C04 fill-soft",
    "C05 fill-soft",
    "C06 fill-ink",
  ]);
});

/** What stands beside the name of a car with some gaps at the ends of three laps. */
function end(gaps: Array<number | null>, result: string): string {
  return endOf({ gaps, result }, 3);
}

test("who did not run to the flag is named with the lap or the word for it", () => {
  const car = { id: "a", code: "A", look: { colour: "#000000", stroke: "solid" }, stops: [] } as const;
  const of = (name: string, gaps: Array<number | null>, result: string | null, toTheFlag = false) => ({
    ...car,
    name,
    gaps,
    result,
    toTheFlag,
    isFront: { wide: true, phone: true },
  });
  expect(
    outText([
      of("Lando Norris", [0, 0, 0], "1", true),
      of("Liam Lawson", [-1, -2], "DNF"),
      of("Jack Doohan", [], "DNF"),
      of("Isack Hadjar", [], "DNS"),
      of("Carlos Sainz Jr.", [-1], "DSQ"),
      of("Nobody Known", [-1, -2], null),
    ]),
  ).toBe("Lawson (lap 2), Doohan (lap 1), Hadjar (DNS), Sainz Jr. (DSQ lap 1), Known (lap 2)");
  expect(outText([of("Lando Norris", [0, 0, 0], "1", true)])).toBeNull();
});

test("beside a name stands the gap at the flag, or the laps behind", () => {
  expect(end([0, 0, 0], "1")).toBe("");
  expect(end([-1, -2, -3.5], "2")).toBe("+3.500");
  expect(end([-1, -2], "15")).toBe("+1 lap");
  expect(end([-1, -2, -3], "DSQ")).toBe("DSQ");
});
