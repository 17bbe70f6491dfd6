import { useRouter } from "@tanstack/react-router";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { contrastOf } from "#app/ui/chart/readable-colour.ts";
import tokens from "#app/ui/tokens.css?raw";
import { nameOfTeam } from "#contract/teams.ts";
import { Board, Specimen } from "./board.tsx";

/** A token of app/ui/tokens.css: its name without what all of its kind begin with, and its value in each theme. */
type Token = { name: string; light: string; dark: string };

/** The tokens whose names begin alike, as the style sheet has them. */
export function tokensOf(start: string, sheet = tokens): Array<Token> {
  const found = sheet.matchAll(new RegExp(`^ +${start}([a-z\\d-]+): (.+);$`, "gm"));
  return [...found].map(([, name = "", value = ""]) => {
    const [, light = value, dark = value] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
    return { name, light, dark };
  });
}

/** The colours of each theme within `.theme-light` and `.theme-dark`: elsewhere they are those of the whole page. */
export function ThemeStyles() {
  const { nonce } = useRouter().options.ssr ?? {};
  const rules = (["light", "dark"] as const).map(
    (theme) =>
      `.theme-${theme}{${tokensOf("--color-")
        .map((token) => `--color-${token.name}:${token[theme]};`)
        .join("")}}`,
  );
  return <style nonce={nonce}>{[...rules, ...boardTabRules].join("")}</style>;
}

/** The tab of the part in sight is the open one; no other page has tabs within it, so that their styles are only here. */
const boardTabRules = [
  ".board-tabs{scroll-target-group:auto}",
  ".board-tabs a:target-current{color:var(--color-ink);font-weight:var(--font-weight-strong)}",
  '.board-tabs a:target-current::before{content:"";position:absolute;inset:auto 0.625rem 0;border-bottom:3px solid var(--color-accent)}',
];

const surfaces = ["page", "surface", "raised"];
const grounds = ["safety-car", "red-flag"];
const signals = ["better", "worse", "fastest", ...grounds];

/** Colours by their job, in the order of the page, and what they are for. */
const colourJobs: ReadonlyArray<readonly [job: string, use: string, isOf: (name: string) => boolean]> = [
  [
    "Surfaces",
    "Page behind everything; surface for cards, tables and fields; raised for heads of tables, chips and hover.",
    (name) => surfaces.includes(name),
  ],
  [
    "Ink and lines",
    "Ink for text, soft for what explains it; line between rows, line-strong around controls.",
    (name) => /^(ink|soft|line)/.test(name),
  ],
  [
    "Accent",
    "Where you are: the open tab, the brand; accent-ink as text and focus ring.",
    (name) => name.includes("accent"),
  ],
  [
    "Signals",
    "Always with a sign or a word beside them; the last two lie behind neutralised laps.",
    (name) => signals.includes(name),
  ],
  [
    "Medals",
    "Behind a place 1 to 3 and its points.",
    (name) => ["gold", "silver", "bronze", "on-medal"].includes(name),
  ],
  [
    "Series of a chart",
    "Lines that belong to no team, and in the place of a team’s colour that another one is too near to.",
    (name) => name.startsWith("series-"),
  ],
];

/** The colours of each job; what is a reference to another colour is none of its own. */
export function coloursByJob(sheet = tokens): Array<{ job: string; use: string; colours: Array<Token> }> {
  const colours = tokensOf("--color-", sheet).filter(({ light }) => light.startsWith("#"));
  return colourJobs.map(([job, use, isOf]) => ({
    job,
    use,
    colours: colours.filter(({ name }) => isOf(name)),
  }));
}

/** What stands as text, or as the edge of a control, on every surface. */
const inks = ["ink", "soft", "accent-ink", "better", "worse", "fastest", "line-strong"];

/** What an ink needs on every surface: text, and the edge of a control. */
export function leastContrast(ink: string): number {
  return ink === "line-strong" ? 3 : 4.5;
}

/** An ink on a surface in one theme, and their contrast. */
type Pair = {
  ink: string;
  surface: string;
  colours: readonly [ink: string, surface: string];
  contrast: number;
};

/** Every ink on every surface. */
export function contrasts(theme: "light" | "dark", sheet = tokens): Array<Pair> {
  const valueOf = new Map(tokensOf("--color-", sheet).map((token) => [token.name, token[theme]]));
  return inks.flatMap((ink) =>
    surfaces.map((surface) => {
      const colours = [valueOf.get(ink) ?? "", valueOf.get(surface) ?? ""] as const;
      return { ink, surface, colours, contrast: contrastOf(...colours) };
    }),
  );
}

/** On /design/: the colours of tokens.css by what they are for, with their contrasts. */
export function Colours() {
  return (
    <Board title="Colours">
      {coloursByJob().map(({ job, use, colours }) => (
        <Specimen key={job} title={job} use={use} isWide>
          <ul
            className={`grid gap-3 shares-${colours.length} max-phone:grid-cols-2 max-phone:[&>:last-child:nth-child(odd)]:col-span-2`}
          >
            {colours.map((colour) => (
              <Swatch key={colour.name} token={colour} />
            ))}
          </ul>
        </Specimen>
      ))}
      {(["light", "dark"] as const).map((theme) => (
        <Specimen
          key={theme}
          title={`Contrast, ${theme} theme`}
          use="To 1: at least 4.5 for text, 3 for the edge of a control (line-strong), ✓ where that is met."
        >
          <Contrasts theme={theme} />
        </Specimen>
      ))}
    </Board>
  );
}

/** The season's teams, as the page's examples are of it. */
const exampleTeams = [
  "mercedes",
  "ferrari",
  "mclaren",
  "red_bull",
  "racing_bulls",
  "alpine",
  "williams",
  "aston_martin",
  "haas",
  "audi",
  "cadillac",
];
const exampleYear = 2026;

/** At the head of /design/: what makes the look: two typefaces, one colour of the site's own, and those of the teams. */
export function AtAGlance() {
  const own = coloursByJob().flatMap(({ colours }) => colours);
  const ink = own.find(({ name }) => name === "ink");
  return (
    <div className="overflow-clip rounded-card bg-surface shadow-card">
      <div className="team-band grid items-end gap-6 p-6 [--color-team:var(--color-accent)] max-phone:p-4 wide:grid-cols-[auto_minmax(0,1fr)]">
        <p className="font-display text-[clamp(3.5rem,8vw,7rem)] leading-[0.85] whitespace-nowrap font-extrabold tracking-[-0.03em]">
          Aa 1:20.9
        </p>
        <p>
          <span className="mb-2 block text-[clamp(2rem,4vw,3.5rem)] leading-none">Aa 1:20.9</span>
          Archivo Expanded for names, titles and figures, Inter for words and tables. Teams give the colour;
          red is the site’s own.
        </p>
      </div>
      <ul className={`grid h-16 shares-${own.length}`} aria-label="All colours, light above dark">
        {own.map(({ name, light, dark }, index) => (
          <li key={name} title={name}>
            <svg className="block h-16 w-full overflow-visible text-xs" aria-hidden="true">
              <rect width="100%" height="100%" fill={light} />
              <rect y="50%" width="100%" height="50%" fill={dark} />
              {/* On the first, which are the surfaces. */}
              {index > 0 ? null : (
                <>
                  <text className="max-wide:hidden" x="12" y="20" fill={ink?.light}>
                    Light
                  </text>
                  <text className="max-wide:hidden" x="12" y="52" fill={ink?.dark}>
                    Dark
                  </text>
                </>
              )}
            </svg>
            <span className="sr-only">{name}</span>
          </li>
        ))}
      </ul>
      <ul
        className={`grid shares-${exampleTeams.length} max-wide:grid-cols-3`}
        aria-label={`Teams of ${exampleYear}`}
      >
        {exampleTeams.map((team) => (
          <li
            key={team}
            className={`team-band grid items-center px-3 py-4 text-small font-strong max-wide:last:col-span-2 ${teamClass(team, exampleYear)}`}
          >
            {nameOfTeam(team)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How a colour is used: an ink on a ground, as text or as a line. */
type Use = { ground: string; ink: string; isLine: boolean };

/** What stands upon a colour, or what a colour stands upon. */
export function useOf(name: string): Use {
  const isLine = /^(line|series)/.test(name);
  if (name.endsWith("accent")) return { ground: "accent", ink: "on-accent", isLine };
  if (name === "on-medal") return { ground: "gold", ink: name, isLine };
  if (["gold", "silver", "bronze"].includes(name)) return { ground: name, ink: "on-medal", isLine };
  if (surfaces.includes(name) || grounds.includes(name)) return { ground: name, ink: "ink", isLine };
  return { ground: "surface", ink: name, isLine };
}

/** A colour in both themes, each with what it is used with below it. */
function Swatch({ token: { name, light, dark } }: { token: Token }) {
  const { ground, ink } = useOf(name);
  const isBoth = [name, ground, ink].every((each) => isSameInBoth(each));
  return (
    <li className="overflow-clip rounded-tile border border-line bg-surface text-small">
      <svg
        className="block h-24 w-full border-b border-line"
        role="img"
        aria-label={`${name}, light and dark`}
      >
        <Half name={name} theme="light" isBoth={isBoth} />
        {isBoth ? null : <Half name={name} theme="dark" />}
      </svg>
      <span className="block px-3 py-2">
        <b className="block">{name}</b>
        <span className="block text-soft">{light === dark ? light : `${light} · ${dark}`}</span>
        <span className="block text-soft">{useText(name)}</span>
        {grounds.includes(name) ? (
          <span className="block text-soft">{`${onSurface(light, "light")} and ${onSurface(dark, "dark")} to surface`}</span>
        ) : null}
      </span>
    </li>
  );
}

/** What a colour is used with, in words: "text on it: ink", "as text on surface". */
function useText(name: string): string {
  const { ground, ink, isLine } = useOf(name);
  if (isLine) return `as a line on ${ground}`;
  return name === ground ? `text on it: ${ink}` : `as text on ${ground}`;
}

/** The contrast of a ground to the surface that it lies on: "1.17:1". */
function onSurface(colour: string, theme: "light" | "dark"): string {
  const surface = tokensOf("--color-").find(({ name }) => name === "surface");
  return `${contrastOf(colour, surface?.[theme] ?? "").toFixed(2)}:1`;
}

function isSameInBoth(name: string): boolean {
  return tokensOf("--color-").some((token) => token.name === name && token.light === token.dark);
}

type HalfProps = { name: string; theme: "light" | "dark"; isBoth?: boolean };

function Half({ name, theme, isBoth = false }: HalfProps) {
  const values = new Map(tokensOf("--color-").map((token) => [token.name, token[theme]]));
  const { ground, ink, isLine } = useOf(name);
  const [own, below, on] = [name, ground, ink].map((each) => values.get(each));
  if (own === undefined || below === undefined || on === undefined) return null;
  const label = contrastOf("#ffffff", own) > contrastOf("#000000", own) ? "#ffffff" : "#000000";
  return (
    // The dark half lies over the light one, so that no seam is left between them.
    <svg
      x={theme === "light" ? "0" : "50%"}
      width={isBoth ? "100%" : theme === "light" ? "51%" : "50%"}
      height="100%"
    >
      <rect width="100%" height="100%" fill={below} />
      <rect width="100%" height="44" fill={own} />
      <text x="10" y="20" fill={label} className="text-xs">
        {isBoth ? "Both themes" : theme === "light" ? "Light" : "Dark"}
      </text>
      <text
        x="10"
        y={isLine ? "66" : "76"}
        fill={isLine ? values.get("ink") : on}
        className="text-small font-strong"
      >
        {isLine ? "" : "Aa "}
        {contrastOf(on, below).toFixed(1)}:1
      </text>
      {isLine ? (
        <line x1="10" x2="85%" y1="80" y2="80" stroke={on} strokeWidth={name === "line" ? 1 : 3} />
      ) : null}
    </svg>
  );
}

function Contrasts({ theme }: { theme: "light" | "dark" }) {
  const rows = Map.groupBy(contrasts(theme), ({ ink }) => ink);
  return (
    <table className="w-full table-fixed text-small">
      <thead>
        <tr>
          <th scope="col" className="text-start font-normal text-soft">
            Ink
          </th>
          {surfaces.map((surface) => (
            <th key={surface} scope="col" className="text-center font-normal text-soft">
              {surface}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows].map(([ink, pairs]) => (
          <tr key={ink}>
            <th scope="row" className="text-start font-strong">
              {ink}
            </th>
            {pairs.map(({ surface, colours: [text, ground], contrast }, index) => (
              <td key={surface}>
                <span className="sr-only">{contrast.toFixed(1)}</span>
                {/* A little over the next one, so that no seam is left between them. */}
                <svg className="block h-11 w-full overflow-visible" aria-hidden="true">
                  <rect width={index + 1 < pairs.length ? "101%" : "100%"} height="100%" fill={ground} />
                  <text x="50%" y="50%" dy="0.35em" textAnchor="middle" fill={text} className="text-base">
                    Aa {contrast.toFixed(1)} {contrast < leastContrast(ink) ? "✕" : "✓"}
                  </text>
                </svg>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The sizes of type: their tokens, examples, and the classes that make them. */
const typeSteps = [
  ["hero", "Max Verstappen", "font-display text-hero font-extrabold"],
  ["title", "2025 Australian Grand Prix", "font-display text-title font-extrabold"],
  ["block", "Norris beats Verstappen by 0.895 s", "font-display text-block font-extrabold"],
  ["base", "Norris wins from pole and leads 54 of 57 laps.", "text-base"],
  ["table", "Alexander Albon", "text-table"],
  ["small", "Positions when crossing the line at the end of each lap.", "text-small text-soft"],
] as const;

/** On /design/: sizes of type, spaces, corners and shadows. */
export function TypeAndSpace() {
  return (
    <Board title="Type and space">
      <Specimen
        title="Sizes"
        use="Hero for the subject of a page, title for one without, block for its parts; names and figures in tables; small for labels and notes."
        isWide
      >
        <ul className="grid gap-4">
          {typeSteps.map(([name, sample, className]) => (
            <li key={name} className="items-center gap-6 wide:grid wide:grid-cols-[14rem_minmax(0,1fr)]">
              <span className="block text-small whitespace-nowrap text-soft">
                <b className="text-ink">{name}</b> {sizeOf(name)}
                <br />
                {className.startsWith("font-display") ? "Archivo Expanded 800" : "Inter 400"}
              </span>
              <p className={className}>{sample}</p>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Lengths" use="Heights of rows, tabs and controls, and what a finger has to hit.">
        <Lengths tokens={tokensOf("--(?=gap|tabs|row|control|touch)")} />
      </Specimen>
      <Specimen title="Corners" use="Chips and bars, fields and tiles, tables and cards. Buttons are round.">
        <Lengths tokens={tokensOf("--radius-")} isRadius />
      </Specimen>
    </Board>
  );
}

/** "1.375rem to 2rem / 1.1": size and height of the line, as the tokens have them. */
function sizeOf(step: string): string {
  const sizes = tokensOf("--text-");
  const [size = "1rem", height] = [step, `${step}--line-height`].map(
    (name) => sizes.find((token) => token.name === name)?.light,
  );
  const [, least, most] = /^clamp\(([^,]+),.+, ([^,]+)\)$/.exec(size) ?? [];
  return least === undefined ? `${size} / ${height ?? "1.5"}` : `${least} to ${most} / ${height}`;
}

function Lengths({ tokens: lengths, isRadius = false }: { tokens: Array<Token>; isRadius?: boolean }) {
  return (
    <ul className="grid gap-2 text-small">
      {lengths.map(({ name, light: length }) => (
        <li key={name} className="flex items-center gap-3">
          <svg width="56" height="32" className="shrink-0 fill-line-strong" aria-hidden="true">
            {isRadius ? (
              <rect width="56" height="32" rx={length} />
            ) : (
              <rect width={length} height="12" y="10" />
            )}
          </svg>
          <b>{name}</b> <span className="text-soft">{length}</span>
        </li>
      ))}
    </ul>
  );
}
