import { Link } from "@tanstack/react-router";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PageOutlet } from "#app/ui/page-outlet.tsx";
import { type Tab, Tabs } from "#app/ui/tabs.tsx";

/** What all pages of ratings share: what a rating is, how sure it is, and tabs. */
export function RatingsLayout() {
  return (
    <div className="page">
      <PageHeading ways={<Link to="/method/">How we count</Link>}>
        <h1>Driver ratings</h1>
      </PageHeading>
      <p className="mb-4 max-w-176 text-[0.875rem] text-soft">
        A model parts driver and car by who finished ahead of whom, from 1950 to today. Cars are told from
        drivers only by those who changed teams, so no rating is certain: each comes with the interval that
        holds it in 89 of 100 cases.
      </p>
      <Tabs label="Ratings" tabs={tabs} />
      <PageOutlet />
    </div>
  );
}

const tabs: ReadonlyArray<Tab> = [
  { label: "Drivers", link: { to: "/ratings/" } },
  { label: "Teams", link: { to: "/ratings/teams" } },
  { label: "By season", link: { to: "/ratings/season" } },
  { label: "Same car", link: { to: "/ratings/same-car" } },
  { label: "Car and driver", link: { to: "/ratings/eras" } },
];
