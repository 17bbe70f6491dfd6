import { defaultDriverId } from "#contract/ids.ts";

/** The menu (specification §2), in order. `sections` are the first parts of the addresses an item stands for. */
export const menuItems = [
  { label: "Home", sections: [""], href: "/" },
  { label: "Races", sections: ["races", "race"], href: "/races/" },
  { label: "Standings", sections: ["standings"], href: "/standings/" },
  { label: "Teams", sections: ["teams", "teams_overview"], href: "/teams/" },
  { label: "Driver", sections: ["driver"], href: `/driver/${defaultDriverId}/` },
  { label: "Drivers", sections: ["drivers_overview", "drivers"], href: "/drivers_overview/" },
] as const;

/** The label of the item under which a page lies; null for a page under none. */
export function currentMenuItem(pathname: string): string | null {
  const [, section = ""] = pathname.split("/");
  return menuItems.find(({ sections }) => sections.some((each) => each === section))?.label ?? null;
}
