import { Link, type LinkProps, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { noValue } from "#app/text/format.ts";
import { SelectForm } from "./pick-form.tsx";

type SeasonNavProps = {
  /** The season that the page shows, or asks for in vain. */
  year: number;
  /** Newest first. */
  years: ReadonlyArray<number>;
  /** Where the same page of another season is. */
  linkTo: (year: number) => Pick<LinkProps, "to" | "params" | "search">;
  /** The search parameter in which the form submits the year. */
  name: string;
  /** The search parameters that a form which is sent must keep. */
  keep?: Readonly<Record<string, unknown>>;
};

/**
 * Leads to the same page of another season: the one before, any, the next one; on a phone the list is enough. Without
 * scripts it is a form, sent with its button.
 */
export function SeasonNav({ year, years, linkTo, name, keep = {} }: SeasonNavProps) {
  const navigate = useNavigate();
  const before = years.find((each) => each < year);
  const after = years.findLast((each) => each > year);
  const options = years.map(String).map((each) => ({ value: each, label: each }));
  return (
    <nav className="flex items-center gap-2" aria-label="Seasons">
      {before === undefined ? null : <SeasonLink link={linkTo(before)}>← {before}</SeasonLink>}
      <SelectForm
        label={<span className="sr-only">Season</span>}
        name={name}
        value={years.includes(year) ? String(year) : ""}
        options={years.includes(year) ? options : [{ value: "", label: noValue }, ...options]}
        onPick={(picked) => void navigate({ ...linkTo(Number(picked)), resetScroll: false })}
        keep={keep}
        selectClass="w-23 flex-none max-md:h-11 max-md:text-base"
      />
      {after === undefined ? null : <SeasonLink link={linkTo(after)}>{after} →</SeasonLink>}
    </nav>
  );
}

type SeasonLinkProps = { link: Pick<LinkProps, "to" | "params" | "search">; children: ReactNode };

function SeasonLink({ link, children }: SeasonLinkProps) {
  return (
    <Link
      {...link}
      resetScroll={false}
      className="inline-flex max-phone:hidden min-h-(--control-height) items-center px-1 text-small whitespace-nowrap text-soft no-underline hover:text-ink max-md:min-h-(--touch-height) max-md:min-w-(--touch-height) max-md:justify-center"
    >
      {children}
    </Link>
  );
}
