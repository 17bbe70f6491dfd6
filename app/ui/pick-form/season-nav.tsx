import { Link, type LinkProps, useNavigate } from "@tanstack/react-router";
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
    <nav className="flex items-center gap-1" aria-label="Seasons">
      {before === undefined ? null : <SeasonLink year={before} link={linkTo(before)} mark="‹" />}
      <SelectForm
        label={<span className="sr-only">Season</span>}
        name={name}
        value={years.includes(year) ? String(year) : ""}
        options={years.includes(year) ? options : [{ value: "", label: noValue }, ...options]}
        onPick={(picked) => void navigate({ ...linkTo(Number(picked)), resetScroll: false })}
        keep={keep}
        selectClass="w-23 flex-none max-md:h-11 max-md:text-base"
      />
      {after === undefined ? null : <SeasonLink year={after} link={linkTo(after)} mark="›" />}
    </nav>
  );
}

type SeasonLinkProps = { year: number; link: Pick<LinkProps, "to" | "params" | "search">; mark: "‹" | "›" };

/** Quieter than the season between them; its name is the year that it leads to. */
function SeasonLink({ year, link, mark }: SeasonLinkProps) {
  return (
    <Link
      {...link}
      resetScroll={false}
      aria-label={String(year)}
      className="grid max-phone:hidden min-h-(--control-height) min-w-8 place-items-center text-[1.375rem] leading-none text-soft hover:text-ink hover:no-underline max-md:min-h-(--touch-height) max-md:min-w-(--touch-height)"
    >
      {mark}
    </Link>
  );
}
