import { Link } from "@tanstack/react-router";
import { ruleText } from "#contract/rules/address.ts";
import type { Alternative, RuleChoices, SeasonUnderRules } from "#contract/rules/answers.ts";
import { presets } from "#contract/rules/presets.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { lastName } from "#app/text/names.ts";
import { chipRowClass, LinkChips } from "#app/ui/view-links/view-links.tsx";
import { type RulesSearch, rulesOf, rulesSearch } from "./rules-search.ts";
import { formatList } from "#contract/values.ts";

/** On a wide screen chips of one width, so that those of a second line stand below the first. */
const equalChipsClass = "wide:grid wide:grid-cols-[repeat(auto-fill,minmax(max(13rem,18%),1fr))]";

type PresetsProps = { path: string; search: RulesSearch; choices: RuleChoices };

/** Well-known rules, as links. */
export function Presets({ path, search, choices }: PresetsProps) {
  const chosen = ruleText(search);
  return (
    <nav aria-label="Well-known rules">
      <LinkChips className={`${chipRowClass} gap-2! ${equalChipsClass} [&_a]:py-2!`}>
        {presets(choices).map(({ label, search: preset }) => (
          <li key={label}>
            <Link
              to={path}
              search={rulesSearch(preset)}
              resetScroll={false}
              className="h-full px-3! text-center"
              aria-current={ruleText(preset) === chosen ? "true" : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </LinkChips>
    </nav>
  );
}

/** The well-known rules that change a season, each with who would be first, and a mark where that is somebody else. */
export function Alternatives({ answer }: { answer: SeasonUnderRules }) {
  const { year, rules, alternatives, drivers } = answer;
  const first = drivers.find(({ was_position }) => was_position === 1);
  const own = `like=${year}`;
  return (
    <nav className="spoiler" aria-label="Well-known rules">
      <p className="text-table font-semibold">
        Champion under each rule
        {alternatives.some(({ driver }) => driver.changed) ? (
          <span className="ms-2 text-small font-normal text-soft">
            <ChangedMark /> Different champion
          </span>
        ) : null}
      </p>
      <LinkChips className={`${chipRowClass} gap-2! ${equalChipsClass}`}>
        {alternatives.map((alternative) => (
          <li key={alternative.label}>
            <RulesLink
              {...alternative}
              year={year}
              isOpen={alternative.rules === rules}
              first={formatList(alternative.driver.would.map(({ name }) => lastName(name)))}
              look={teamClass(alternative.driver.would[0]?.team_id ?? null, year)}
            />
          </li>
        ))}
        {first === undefined ? null : (
          <li>
            <RulesLink
              year={year}
              rules={own}
              label={`Rules of ${year}`}
              isOpen={rules === own || rules === ""}
              first={lastName(first.driver_name)}
              look={teamClass(first.team_id, year)}
            />
          </li>
        )}
      </LinkChips>
    </nav>
  );
}

type RulesLinkProps = Pick<Alternative, "label" | "rules"> &
  Partial<Pick<Alternative, "driver">> & { year: number; isOpen: boolean; first: string; look: string };

function RulesLink({ year, label, rules, driver, isOpen, first, look }: RulesLinkProps) {
  const changed = driver?.changed === true;
  return (
    <Link
      to="/standings/$year/rules"
      params={{ year: String(year) }}
      search={rulesOf(rules)}
      resetScroll={false}
      aria-current={isOpen ? "true" : undefined}
      className="relative h-full min-w-28 px-3! py-2!"
    >
      <small className="block text-small opacity-80">{label}</small>
      <b className={`border-s-4 border-s-team ps-1.5 text-base ${look} ${changed ? "" : "font-normal"}`}>
        {first}
      </b>
      {changed ? (
        <>
          {" "}
          <ChangedMark />
          <span className="sr-only">Different champion</span>
        </>
      ) : null}
    </Link>
  );
}

/** Marks rules under which somebody else would be champion. */
function ChangedMark() {
  return <i aria-hidden="true" className="mx-1 inline-block size-2.5 rounded-full bg-current align-middle" />;
}
