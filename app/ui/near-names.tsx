import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatSpan } from "#app/text/format.ts";
import { Flag } from "#app/ui/flag/flag.tsx";

/** A suggestion, with the years that tell namesakes apart. */
export type NearName = {
  id: string;
  name: string;
  first_year: number | null;
  last_year: number | null;
  link: Pick<LinkProps, "to" | "params" | "search">;
  /** The class of a team's colour. */
  className?: string;
  country?: string | null;
  /** What stands after the years. */
  figures?: ReactNode;
};

/** Links as cards side by side, and one of them. */
export const cardLinks =
  "mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3 max-phone:grid-cols-2";
export const cardLink =
  "grid h-full min-h-11 content-start rounded-tile border border-line bg-surface px-4 py-2 text-ink no-underline hover:bg-raised";

/** Suggestions for an unknown name, in the colours of their teams; nothing where no name is near. */
export function NearNames({ names }: { names: ReadonlyArray<NearName> }) {
  if (names.length === 0) return null;
  return (
    <div className="w-full">
      <p>Did you mean {names.length === 1 ? "this one" : "one of these"}?</p>
      <ul className={`mt-2 grid gap-2 ${names.length === 1 ? "" : "md:grid-cols-2"}`}>
        {names.map(({ id, name, first_year, last_year, link, className = "", country = null, figures }) => (
          <li key={id} className={`team-band rounded-tile border-y border-e border-team ${className}`}>
            <Link
              {...link}
              className="grid h-full min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5 text-ink no-underline"
            >
              <span>
                <b
                  className={`block font-display font-extrabold tracking-[-0.012em] ${names.length === 1 ? "text-[1.375rem] leading-tight" : "text-block"}`}
                >
                  {name}
                </b>{" "}
                <small className="text-soft-on-team">
                  {country === null ? null : (
                    <>
                      <Flag country={country} />{" "}
                    </>
                  )}
                  {first_year === null ? null : formatSpan(first_year, last_year ?? first_year)}
                  {figures}
                </small>
              </span>
              <span aria-hidden="true" className="text-block text-accent-ink">
                →
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
