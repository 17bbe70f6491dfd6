import type { QualifyingComparison } from "#contract/qualifying.ts";
import { sessionNames } from "#contract/sessions.ts";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { type QualifyingSearch, qualifyingViews } from "./search.ts";
import { viewLabels } from "./texts.ts";

type QualifyingControlsProps = {
  driverId: string;
  search: QualifyingSearch;
  comparisons: ReadonlyArray<QualifyingComparison>;
};

const to = "/driver/$driverId/qualifying";

/** The views, and for comparisons the session, where there is one to choose: links with addresses. */
export function QualifyingControls({ driverId, search, comparisons }: QualifyingControlsProps) {
  const params = { driverId };
  const views: Array<ViewLinkItem> = qualifyingViews.map((view) => ({
    label: viewLabels[view],
    current: view === (search.view ?? "results"),
    link: {
      to,
      params,
      search: { ...search, view: view === "results" ? undefined : view, sort: undefined, f: undefined },
    },
  }));
  const sessions: Array<ViewLinkItem> = (["Q", "SQ"] as const).map((session) => ({
    label: sessionNames[session],
    current: session === (search.session ?? "Q"),
    link: { to, params, search: { ...search, session: session === "Q" ? undefined : session } },
  }));
  const hasChoice = search.session === "SQ" || comparisons.some(({ session_type }) => session_type === "SQ");
  return (
    <div className="view-controls">
      <ViewLinks label="View" items={views} />
      {search.view === undefined || !hasChoice ? null : <ViewLinks label="Session" items={sessions} />}
    </div>
  );
}
