import { Link, type LinkProps, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { SelectForm } from "./pick-form.tsx";

type SeasonNavProps = {
  year: number;
  /** Newest first, without gaps. */
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
  return (
    <nav className="flex items-center gap-2" aria-label="Seasons">
      {years.includes(year - 1) ? <SeasonLink link={linkTo(year - 1)}>← {year - 1}</SeasonLink> : null}
      <SelectForm
        label={<span className="sr-only">Season</span>}
        name={name}
        value={String(year)}
        options={years.map(String).map((each) => ({ value: each, label: each }))}
        onPick={(picked) => void navigate({ ...linkTo(Number(picked)), resetScroll: false })}
        keep={keep}
        selectClass="w-23 flex-none max-md:h-11 max-md:text-base"
      />
      {years.includes(year + 1) ? <SeasonLink link={linkTo(year + 1)}>{year + 1} →</SeasonLink> : null}
    </nav>
  );
}

type SeasonLinkProps = { link: Pick<LinkProps, "to" | "params" | "search">; children: ReactNode };

function SeasonLink({ link, children }: SeasonLinkProps) {
  return (
    <Link
      {...link}
      resetScroll={false}
      className="button inline-flex max-phone:hidden min-h-(--control-height) items-center gap-1 py-0 whitespace-nowrap text-ink no-underline max-md:min-h-(--touch-height) max-md:min-w-(--touch-height) max-md:justify-center"
    >
      {children}
    </Link>
  );
}
