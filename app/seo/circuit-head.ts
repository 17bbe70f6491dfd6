import { circuitPath } from "#app/text/page-paths.ts";
import { nameFromId } from "#contract/ids.ts";
import { pageHead } from "./head.ts";
import { socialPicture } from "./site.ts";

/** The pages of a circuit: path, title and description. */
const pages = {
  races: {
    path: "",
    title: "Grands Prix, winners and poles",
    about: "Every Grand Prix with winner, pole and fastest lap",
  },
  drivers: {
    path: "drivers",
    title: "most successful drivers",
    about: "Drivers by wins, poles and fastest laps",
  },
  teams: { path: "teams", title: "most successful teams", about: "Teams by Grand Prix wins" },
  laps: {
    path: "laps",
    title: "pit stops and first laps",
    about: "What a pit stop costs, places gained on the first lap and changes of place",
  },
  layouts: {
    path: "layouts",
    title: "layouts and lap records",
    about: "Every layout with its length and lap record",
  },
} as const;

/** Their paths below a circuit's URL; the first is empty. */
export const circuitPagePaths: ReadonlyArray<string> = Object.values(pages).map(({ path }) => path);

/** Names that their ids do not spell. */
const spelled: Readonly<Record<string, string>> = {
  avus: "AVUS",
  jacarepagua: "Jacarepaguá",
  montjuic: "Montjuïc",
  nurburgring: "Nürburgring",
  portimao: "Portimão",
  spa_francorchamps: "Spa-Francorchamps",
};

/** The head of a circuit's page. The name is derived from the id, since titles are sent before any data is there. */
export function circuitHead(siteUrl: string, page: keyof typeof pages, circuitId: string) {
  const name = spelled[circuitId] ?? nameFromId(circuitId);
  const { path, title, about } = pages[page];
  return pageHead(siteUrl, {
    title: `${name}: ${title}`,
    description: `${about} at the Formula 1 circuit ${name}.`,
    path: `/circuits/${circuitId}/${path}`,
    breadcrumbs: [
      { name: "Circuits", path: "/circuits/" },
      { name, path: circuitPath(circuitId) },
    ],
    picture: socialPicture.circuit(circuitId),
  });
}
