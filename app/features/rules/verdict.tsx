import { Link } from "@tanstack/react-router";
import type { SeasonUnderRules } from "#contract/rules/answers.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatList, formatThousands, lastName } from "#app/text/format.ts";
import { championsSearch, rulesOf } from "./rules-search.ts";

/** Who would be champion, by how many points, and who was: in the colour of that driver's team. */
export function Verdict({ answer }: { answer: SeasonUnderRules }) {
  const { year, title, rules, alternatives, drivers, summary } = answer;
  const known = alternatives.find((alternative) => alternative.rules === rules);
  const firsts = drivers.filter(({ position }) => position === 1);
  const second = drivers.find(({ position }) => position !== null && position > 1);
  return (
    <div
      className={`team-band grid gap-2 rounded-card p-5 max-phone:p-4 ${teamClass(firsts[0]?.team_id ?? null, year)}`}
    >
      <p className="text-small font-strong text-soft">{known?.label ?? title}</p>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 font-display text-title leading-tight font-extrabold tracking-tight">
        <span>
          {formatList(firsts.map(({ driver_name }) => lastName(driver_name)))}{" "}
          {formatThousands(firsts[0]?.points ?? 0)}
        </span>
        {second === undefined ? null : (
          <span className="text-soft">
            {lastName(second.driver_name)} {formatThousands(second.points)}
          </span>
        )}
      </p>
      <div className="max-w-200">
        {summary.map((sentence) => (
          <p key={sentence}>{sentence.replace(`${title}, `, "")}</p>
        ))}
      </div>
      <p className="text-table">
        <Link to="/champions/" search={championsSearch(rulesOf(rules))} className="more inline-block">
          All champions under these rules
        </Link>
      </p>
    </div>
  );
}
