import type { ReactNode } from "react";
import { defaultDriverId } from "#contract/ids.ts";
import { ViewLinks } from "#app/ui/view-links/view-links.tsx";

export const racesControlsClass =
  "mb-4 flex flex-wrap gap-x-4 gap-y-2 min-h-(--control-height) items-center justify-start";

type RacesControlsProps = {
  by: "season" | "driver";
  /** The page's heading. */
  title: string;
  /** What to pick the season or the driver with. */
  children?: ReactNode;
};

/** The head of the page in one row: what it shows, which season or driver, and whether races are shown by either. */
export function RacesControls({ by, title, children }: RacesControlsProps) {
  return (
    <div className={racesControlsClass}>
      <h1>{title}</h1>
      {children}
      <div className="md:ms-auto">
        <ViewLinks
          label="Races by"
          items={[
            { label: "By season", current: by === "season", link: { to: "/races/", search: {} } },
            {
              label: "By driver",
              current: by === "driver",
              link: { to: "/races/", search: { driver: defaultDriverId } },
            },
          ]}
        />
      </div>
    </div>
  );
}
