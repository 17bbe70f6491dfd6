import { linkOptions } from "@tanstack/react-router";
import { defaultDriverId } from "#contract/ids.ts";

/** The menu (specification §2), in order. `sections` are the first parts of the addresses an item stands for. */
export const menuItems = [
  { label: "Home", sections: [""], link: linkOptions({ to: "/" }) },
  { label: "Races", sections: ["races", "race"], link: linkOptions({ to: "/races/" }) },
  { label: "Standings", sections: ["standings"], link: linkOptions({ to: "/standings/" }) },
  { label: "Teams", sections: ["teams", "teams_overview"], link: linkOptions({ to: "/teams/" }) },
  {
    label: "Driver",
    sections: ["driver"],
    link: linkOptions({ to: "/driver/$driverId/", params: { driverId: defaultDriverId } }),
  },
  {
    label: "Drivers",
    sections: ["drivers_overview", "drivers"],
    link: linkOptions({ to: "/drivers_overview/" }),
  },
] as const;

/** The label of the item under which a page lies; null for a page under none. */
export function currentMenuItem(pathname: string): string | null {
  const [, section = ""] = pathname.split("/");
  return menuItems.find(({ sections }) => sections.some((each) => each === section))?.label ?? null;
}
