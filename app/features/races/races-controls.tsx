import type { ReactNode } from "react";
import { defaultDriverId } from "#contract/ids.ts";
import { ViewLinks } from "#app/ui/view-links/view-links.tsx";

export const racesControlsClass =
  "my-3 flex flex-wrap gap-x-6 gap-y-2 min-h-(--control-height) items-center justify-start";

type RacesControlsProps = {
  by: "season" | "driver";
  /** What to pick the season or the driver with. */
  children?: ReactNode;
};

/** Whether races are shown by season or by driver, and which. */
export function RacesControls({ by, children }: RacesControlsProps) {
  return (
    <div className={racesControlsClass}>
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
      {children}
    </div>
  );
}
