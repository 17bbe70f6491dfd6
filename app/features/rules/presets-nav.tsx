import { Link } from "@tanstack/react-router";
import { ruleText } from "#contract/rules/address.ts";
import type { RuleChoices } from "#contract/rules/answers.ts";
import { presets } from "./presets.ts";
import { type RulesSearch, rulesSearch } from "./rules-search.ts";

type PresetsProps = { path: string; search: RulesSearch; choices: RuleChoices };

/** Rules worth a look, as links. */
export function Presets({ path, search, choices }: PresetsProps) {
  const chosen = ruleText(search);
  return (
    <nav aria-label="Rules worth a look">
      <ul className="flex flex-wrap gap-2">
        {presets(choices).map(({ label, search: preset }) => (
          <li key={label}>
            <Link
              to={path}
              search={rulesSearch(preset)}
              resetScroll={false}
              aria-current={ruleText(preset) === chosen ? "true" : undefined}
              className="button inline-flex min-h-(--control-height) items-center aria-[current=true]:border-ink max-md:min-h-(--touch-height)"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
