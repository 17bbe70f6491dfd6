import type { ReactNode } from "react";

/** The families of parts, in the order of the page. */
export const boards = [
  "Colours",
  "Type and space",
  "Heads",
  "Cards",
  "Tables",
  "Drawings",
  "Controls",
  "States",
] as const;

type BoardTitle = (typeof boards)[number];

/** "Type and space" → "type-and-space". */
export function boardId(title: BoardTitle): string {
  return title.toLowerCase().replaceAll(" ", "-");
}

/** One family of parts. */
export function Board({ title, children }: { title: BoardTitle; children: ReactNode }) {
  return (
    <section className="mt-9 pb-6" aria-labelledby={boardId(title)}>
      <h2 id={boardId(title)} className="mb-3 scroll-mt-16 text-block">
        {title}
      </h2>
      <div className="grid items-start gap-9 md:grid-cols-2">{children}</div>
    </section>
  );
}

type SpecimenProps = {
  title: string;
  /** What it is called in the source: a component, or a class. */
  name?: string;
  /** What it is for. */
  use?: string;
  /** Of a board with two columns, both. */
  isWide?: boolean;
  children: ReactNode;
};

/** One part, with what it is called and what it is for. */
export function Specimen({ title, name, use, isWide = false, children }: SpecimenProps) {
  return (
    <div className={`min-w-0 ${isWide ? "col-span-full" : ""}`}>
      <div className="mb-3 border-t border-line pt-2">
        <h3 className="flex flex-wrap items-baseline gap-x-3 font-strong">
          {title}
          {name === undefined ? null : (
            <code className="font-mono text-small font-normal text-soft">{name}</code>
          )}
        </h3>
        {use === undefined ? null : <p className="text-small text-soft">{use}</p>}
      </div>
      {children}
    </div>
  );
}

/** Each sets its theme for what is in it; `ThemeStyles` gives it the colours. */
const themes = [
  ["Light", "[color-scheme:light] theme-light"],
  ["Dark", "[color-scheme:dark] theme-dark"],
] as const;

/** The same in both themes beside each other, whichever the page has. */
export function BothThemes({ children }: { children: (theme: string) => ReactNode }) {
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {themes.map(([theme, className]) => (
        <div
          key={theme}
          role="group"
          aria-label={`${theme} theme`}
          className={`min-w-0 rounded-card border border-line bg-page p-4 text-ink ${className}`}
        >
          {children(theme)}
        </div>
      ))}
    </div>
  );
}

type StatesProps = { states: ReadonlyArray<readonly [state: string, part: ReactNode]> };

/** A part in its states, each with its name, in both themes. */
export function States({ states }: StatesProps) {
  return (
    <BothThemes>
      {() => (
        <ul className="flex flex-wrap items-end gap-x-6 gap-y-4">
          {states.map(([state, part]) => (
            <li key={state} className="grid justify-items-start gap-1">
              {part}
              <small className="text-soft">{state}</small>
            </li>
          ))}
        </ul>
      )}
    </BothThemes>
  );
}
