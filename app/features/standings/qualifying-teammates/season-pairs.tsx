import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import type { PairSession, QualifyingTeammates } from "#contract/standings.ts";
import { sessionNames } from "#contract/sessions.ts";
import { qualifyingTeammatesQuery } from "#app/data/standings.queries.ts";
import { SeasonFacts } from "../layout/season-facts.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { CustomerMakes } from "./customer-makes.tsx";
import { withoutCustomers } from "./customers.ts";
import { LeftOut } from "./left-out.tsx";
import { hasSprintQualifying, type Pair, pairsIn } from "./pairs.ts";
import type { TeammatesSearch } from "./search.ts";

type SeasonPairsProps = {
  year: number;
  search: TeammatesSearch;
  children: (pairs: Array<Pair>, session: PairSession[1]) => ReactNode;
};

/** The pairs of teammates of a season, in the kind of session that the address names, under its controls. */
export function SeasonPairs({ year, search, children }: SeasonPairsProps) {
  const { data } = useSuspenseQuery(qualifyingTeammatesQuery(year));
  return (
    <SeasonFacts year={year} facts={data} detail="qualifying" isEmpty={({ teams }) => teams.length === 0}>
      {(answer) => (
        <Pairs answer={answer} search={search}>
          {children}
        </Pairs>
      )}
    </SeasonFacts>
  );
}

type PairsProps = Omit<SeasonPairsProps, "year"> & { answer: QualifyingTeammates };

function Pairs({ answer, search, children }: PairsProps) {
  const inSprints = hasSprintQualifying(answer);
  // A season without sprint qualifying has nothing to show of what was chosen in one with.
  const session = inSprints ? (search.session ?? "Q") : "Q";
  const { listed, makes } = useMemo(() => withoutCustomers(session, answer), [session, answer]);
  const pairs = useMemo(() => pairsIn(session, listed), [session, listed]);
  return (
    <>
      {inSprints ? (
        <div className="view-controls standings-controls">
          <ViewLinks label="Session" items={sessionLinks(search)} />
        </div>
      ) : null}
      {pairs.length === 0 ? (
        <EmptyNote>No teammates met in this kind of session.</EmptyNote>
      ) : (
        <>
          <CustomerMakes makes={makes} />
          <LeftOut pairs={pairs} />
          {children(pairs, session)}
        </>
      )}
    </>
  );
}

function sessionLinks(search: TeammatesSearch): Array<ViewLinkItem> {
  return (["Q", "SQ"] as const).map((session) => ({
    label: sessionNames[session],
    current: session === (search.session ?? "Q"),
    link: { to: ".", search: { ...search, session: session === "Q" ? undefined : session } },
  }));
}
