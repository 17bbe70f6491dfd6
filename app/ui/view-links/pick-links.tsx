import { Link, type LinkProps } from "@tanstack/react-router";
import { ButtonSummary, ChosenName } from "../buttons.tsx";
import { LinkChips } from "./view-links.tsx";

export type PickLink = { id: string; name: string; picked: boolean; search: LinkProps["search"] };

type PickLinksProps = {
  label: string;
  /** The line that the button ends, where what is picked is named below: it is not listed once more. */
  about?: string;
  picks: ReadonlyArray<PickLink>;
  /** How many can be picked at most, and how few: of these none can be taken out. */
  most?: number;
  fewest?: number;
  /** True where a pick takes the place of the one before. */
  single?: boolean;
  /** The class of the team's colour of those that are picked, by their ids. */
  looks?: Readonly<Record<string, string>>;
};

const chosenClass =
  "inline-flex min-h-9 items-center gap-2 rounded-full border bg-surface px-[0.8rem] max-md:min-h-11";

/** Chooses of many, each with a link that puts it in or takes it out: every choice has an address. */
export function PickLinks(props: PickLinksProps) {
  const { label, about, picks, most = picks.length, fewest = 0, single = false, looks = {} } = props;
  const count = picks.filter(({ picked }) => picked).length;
  const [isFull, isFixed] = [count >= most && count < picks.length, count <= fewest];
  return (
    <div className="my-2 flex flex-wrap items-center gap-2 text-[0.875rem] text-ink">
      {about === undefined ? null : (
        <p className="min-w-0 text-soft text-pretty max-md:basis-full">{about}</p>
      )}
      {single || about !== undefined ? null : (
        <ul className="contents" aria-label="Compared">
          {picks
            .filter(({ picked }) => picked)
            .map(({ id, name, search }) => (
              <li key={id} className={looks[id]}>
                <Link
                  to="."
                  search={search}
                  resetScroll={false}
                  rel="nofollow"
                  aria-label={`Leave ${name} out`}
                  className={`${chosenClass} border-line-strong no-underline hover:border-accent-ink`}
                >
                  <ChosenName name={name} hasBar={looks[id] !== undefined} />
                </Link>
              </li>
            ))}
        </ul>
      )}
      <details className="unfolds-below">
        <ButtonSummary>{single ? label : `${label} (${count} of ${picks.length})`}</ButtonSummary>
        <LinkChips className="mt-2">
          {picks.map(({ id, name, picked, search }) => (
            <li key={id}>
              {(picked ? isFixed : isFull) ? (
                <span data-picked={picked || undefined}>{name}</span>
              ) : (
                <Link
                  to="."
                  search={search}
                  resetScroll={false}
                  rel="nofollow"
                  data-picked={picked || undefined}
                  aria-label={single ? undefined : `${picked ? "Remove" : "Add"} ${name}`}
                >
                  {name}
                </Link>
              )}
            </li>
          ))}
        </LinkChips>
        {isFull ? <p className="mt-2 text-soft">At most {most} can be compared: remove one first.</p> : null}
      </details>
    </div>
  );
}
