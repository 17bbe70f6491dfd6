import { useId } from "react";

type FiguresProps = { label: string; figures: ReadonlyArray<Figure> };

/**
 * Figures side by side. Each label is a button that opens what the figure counts: a popover of the browser's own,
 * so that mouse, finger and keyboard reach it, and readers without scripts too.
 */
export function Figures({ label, figures }: FiguresProps) {
  const id = useId();
  return (
    <dl className="figures" aria-label={label}>
      {figures.map((figure) => (
        <div key={figure.id}>
          <dt>
            <button type="button" popoverTarget={`${id}${figure.id}`}>
              {figure.label}
              <span className="sr-only">: what is counted</span>
            </button>
          </dt>
          <dd>
            <FigureValue figure={figure} />
            <div id={`${id}${figure.id}`} popover="auto" className="figure-about">
              <b>{figure.label}</b>
              {figure.about.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The value, or an empty line of the same height while it is on its way. */
function FigureValue({ figure: { value, aside = null } }: { figure: Figure }) {
  if (value === null) return <>&nbsp;</>;
  return (
    <>
      {value}
      {aside === null ? null : (
        <>
          {" "}
          <small>{aside}</small>
        </>
      )}
    </>
  );
}

/** A number with a name, and what it counts. */
export type Figure = {
  id: string;
  label: string;
  /** As shown; null while it loads. */
  value: string | null;
  /** What is counted, sentence by sentence. */
  about: ReadonlyArray<string>;
  /** What stands smaller beside the value; null for nothing. */
  aside?: string | null;
};
