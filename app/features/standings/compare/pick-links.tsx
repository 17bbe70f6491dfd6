import { Link, type LinkProps } from "@tanstack/react-router";
import { LinkChips } from "#app/ui/view-links/view-links.tsx";

export type PickLink = { id: string; name: string; picked: boolean; search: LinkProps["search"] };

type PickLinksProps = {
  label: string;
  picks: ReadonlyArray<PickLink>;
  /** True when those that are not picked cannot be added. */
  full?: boolean;
  /** True where a pick takes the place of the one before. */
  single?: boolean;
};

/** Chooses of many, each with a link that puts it in or takes it out: every choice has an address. */
export function PickLinks({ label, picks, full = false, single = false }: PickLinksProps) {
  const count = picks.filter(({ picked }) => picked).length;
  return (
    <details className="my-2 text-[0.875rem]">
      <summary className="min-h-7 w-fit cursor-pointer">
        {single ? label : `${label} (${count} of ${picks.length})`}
      </summary>
      <LinkChips className="max-md:*:*:py-[0.45rem]">
        {picks.map(({ id, name, picked, search }) => (
          <li key={id}>
            {full && !picked ? (
              <span>{name}</span>
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
    </details>
  );
}
