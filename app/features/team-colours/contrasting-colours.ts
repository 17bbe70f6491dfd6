import { behindColours, outstanding } from "#app/ui/chart/chart.ts";
import {
  channelsOf,
  gamma,
  hexOf,
  lightDark,
  linear,
  secondColours,
  type Shown,
  shownDistance,
  shownIn,
} from "#app/ui/chart/readable-colour.ts";
import { isGreyColour, teamColourIn } from "#app/reference/team-colours.ts";
import { contrastOfMany, type LineLook, neutralColours, teamLooksOf } from "./line-looks.ts";

/** From this distance in OKLab on, colours of few that meet are told apart at a glance: among many there is less room. */
const contrastOfFew = 0.2;
/** The same where each line has its name and its team's bar at both ends. */
export const contrastOfNamed = 0.1;

/** From here on also one that is drawn with dashes is told apart at a glance. */
const clearlyNamed = 0.13;

/** The colours of all charts (`--color-series-…`), for where no team colour serves. */
const seriesColours: ReadonlyArray<string> = ["#1f5fbf", "#0f766e", "#c20500", "#9a5b00"];

/** What those of the tokens have against a surface at least, in both themes: with less, blue on dark is a weak line. */
const seriesContrast = { light: 4.5, dark: 5.5 } as const;

/** The least OKLab distance between colours for red-green colour-blind readers; below it blue and purple look alike. */
const contrastOfColourBlind = 0.1;

/** Whether the colours of two teams, alone in a drawing, are told apart at a glance, also without red or green cones. */
export function areToldApart(one: string, other: string, year: number): boolean {
  const [first, second] = [teamColourIn(one, year), teamColourIn(other, year)];
  if (first === null || second === null) return false;
  const [shown, beside] = [shownIn(first), shownIn(second)];
  return (
    shownDistance(shown, beside) >= contrastOfFew &&
    colourBlindDistance(shown, beside) >= contrastOfColourBlind
  );
}

/**
 * What is left of red, green and blue light without red cones, and without green ones: protanopia and deuteranopia
 * (Machado, Oliveira and Fernandes 2009).
 */
const colourBlindness = [
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
] as const;

/** The distance as red-green colour-blind readers see it: the smaller of the two kinds. */
export function colourBlindDistance(one: Shown, other: Shown): number {
  return Math.min(
    ...colourBlindness.map((rows) => {
      const seen = (colour: string) => {
        const light = channelsOf(colour).map(linear);
        return hexOf(
          rows.map((row) => {
            const part = row.reduce<number>((sum, share, index) => sum + share * (light[index] ?? 0), 0);
            return Math.round(255 * gamma(Math.min(1, Math.max(0, part))));
          }),
        );
      };
      return shownDistance([seen(one[0]), seen(one[1])], [seen(other[0]), seen(other[1])]);
    }),
  );
}

function isGrey(shown: Shown): boolean {
  return shown.every((colour) => isGreyColour(channelsOf(colour)));
}

/** Extra OKLab distance that two greys need: only their lightness tells them apart. */
const moreOfGreys = 0.05;

/** How far a colour is from the grey of the lines behind: a grey in each theme, any other from the greys of both. */
function fromBehind(behind: Shown, shown: Shown): number {
  if (isGrey(shown)) return shownDistance(behind, shown) - moreOfGreys;
  return Math.min(...behind.map((colour) => shownDistance(shownIn(colour), shown)));
}

type Contrast = {
  /** From which distance on two are told apart; by how many there are, unless said otherwise. */
  least?: number;
  /** From which distance on a shade of its own is better than one nearer to the team's colour; `least`, unless said. */
  clear?: number;
  /** Colours as `#rrggbb` that none but their own teams have; a shade of a team's own may come half as near. */
  elsewhere?: ReadonlyArray<string>;
  /** A grey as it is shown that nobody has: a grey team in front would be taken for a line behind. */
  before?: Shown;
  /** The teams whose second driver has a line too. */
  pairs?: ReadonlySet<string | null>;
};

/**
 * Colours that are told apart without dashes: those of the teams. Where one, or that of a second driver's line, could
 * be taken for another before it, the team has a deeper shade of its own, or one of the colours of all charts, apart
 * from those of all teams. So has a second driver without a line of the team's.
 *
 * @param cars the team and the season of each, in the order of importance
 * @returns for each a CSS colour that both themes can show
 */
export function contrastingColours(
  cars: ReadonlyArray<{ team_id: string | null; year: number }>,
  {
    least = cars.length <= 4 ? contrastOfFew : contrastOfMany,
    clear = least,
    elsewhere = [],
    before,
    pairs,
  }: Contrast = {},
): Array<string> {
  const taken: Array<Shown> = [];
  const drawnIn = (shown: Shown, teamId: string | null) =>
    pairs?.has(teamId) ? [shown, secondColours(shown)] : [shown];
  const room = (shown: Shown, teamId: string | null) =>
    Math.min(
      before === undefined ? Infinity : fromBehind(before, shown),
      ...drawnIn(shown, teamId).flatMap((mine) => taken.map((other) => shownDistance(mine, other))),
    );
  const take = (shown: Shown, teamId: string | null) => {
    taken.push(...drawnIn(shown, teamId));
    return shown;
  };
  const own = cars.map(({ team_id, year }) => {
    const colour = team_id === null ? null : teamColourIn(team_id, year);
    return colour !== null && room(shownIn(colour), team_id) >= least ? take(shownIn(colour), team_id) : null;
  });
  const others = [
    ...seriesColours.map((colour) => shownIn(colour, seriesContrast)),
    ...neutralColours.map((colour) => shownIn(colour)),
  ];
  const choose = ({ team_id, year }: { team_id: string | null; year: number }) => {
    const mine = team_id === null ? null : teamColourIn(team_id, year);
    const shades = mine === null ? [] : shadesOf(mine);
    const roomElsewhere = (each: Shown) =>
      Math.min(
        ...elsewhere.flatMap((theirs) => (theirs === mine ? [] : shownDistance(shownIn(theirs), each))),
      );
    /** Those so far from the others drawn and from the other teams, the nearest to their own first. */
    const apart = (all: ReadonlyArray<Shown>, from: number, fromElsewhere = least) =>
      all
        .filter((each) => room(each, team_id) >= from && roomElsewhere(each) >= fromElsewhere)
        .toSorted((one, other) =>
          mine === null ? 0 : shownDistance(one, shownIn(mine)) - shownDistance(other, shownIn(mine)),
        );
    const free = [...shades, ...others];
    // A shade before any other colour: Williams beside Red Bull becomes neither brown nor purple.
    const [chosen = shownIn("#7a7a72")] = [
      ...apart(shades, clear),
      ...apart(shades, least),
      ...apart(shades, least, least / 2),
      ...apart(free, least),
      ...free
        .filter((each) => roomElsewhere(each) >= least)
        .toSorted((one, other) => room(other, team_id) - room(one, team_id)),
    ];
    return take(chosen, team_id);
  };
  // Greys last: their shades lie between those of all others.
  const chosen = new Map<number, Shown>();
  for (const isLast of [false, true])
    for (const [index, car] of cars.entries()) {
      const colour = car.team_id === null ? null : teamColourIn(car.team_id, car.year);
      if ((colour !== null && isGrey(shownIn(colour))) !== isLast) continue;
      chosen.set(index, own[index] ?? choose(car));
    }
  return cars.map((_, index) => lightDark(chosen.get(index) ?? shownIn("#7a7a72")));
}

/** The shares of a colour in its shades: the others are of black on light, and of white on dark. */
const shadeShares = [0.75, 0.6, 0.45];

/** Shades of a team's colour: in one theme or in both deeper on light and paler on dark. */
function shadesOf(colour: string): Array<Shown> {
  const [light, dark] = shownIn(colour);
  return shadeShares.flatMap((share): Array<Shown> => {
    const deeper = hexOf(channelsOf(light).map((channel) => Math.round(share * channel)));
    const paler = hexOf(channelsOf(dark).map((channel) => Math.round(255 - share * (255 - channel))));
    return [
      [deeper, dark],
      [light, paler],
      [deeper, paler],
    ];
  });
}

/**
 * The same where only the first six have colours, and those that are raised: these are told apart at a glance, the names
 * of the others have the colours of their teams.
 *
 * @param lines in the order of the table
 */
export function frontLooksOf(
  year: number,
  lines: ReadonlyArray<{ team_id: string | null; isRaised?: boolean }>,
): Array<LineLook> {
  const isFront = lines.map(({ isRaised }, index) => index < outstanding || isRaised === true);
  const front = lines.filter((_, index) => isFront[index]).map(({ team_id }) => team_id);
  const teams = [...new Set(front)];
  const colours = contrastingColours(
    teams.map((team_id) => ({ team_id, year })),
    {
      least: contrastOfNamed,
      clear: clearlyNamed,
      elsewhere: lines.flatMap(({ team_id }) =>
        team_id === null ? [] : (teamColourIn(team_id, year) ?? []),
      ),
      before: behindColours,
      pairs: new Set(front.filter((team_id, index) => front.indexOf(team_id) < index)),
    },
  );
  return teamLooksOf(year, lines).map((look, index) => ({
    ...look,
    // Also of a teammate behind: the bar before the name would have another colour than that of the line in front.
    colour: colours[teams.indexOf(lines[index]?.team_id ?? null)] ?? look.colour,
  }));
}
