import type { JsonLd } from "./json-ld.ts";

type DatasetFacts = {
  name: string;
  description: string;
  /** The page that shows it. */
  path: string;
  /** First and last season, both included. */
  seasons: { from: number; to: number };
  /** What its columns hold, in words. */
  measures: ReadonlyArray<string>;
};

/** A table that one can read and download, with where its facts are from and on which terms. */
export function datasetJsonLd(
  siteUrl: string,
  { name, description, path, seasons, measures }: DatasetFacts,
): JsonLd {
  return {
    "@type": "Dataset",
    name,
    description,
    url: `${siteUrl}${path}`,
    temporalCoverage: seasons.from === seasons.to ? String(seasons.from) : `${seasons.from}/${seasons.to}`,
    variableMeasured: measures,
    measurementTechnique: `${siteUrl}/method/`,
    isAccessibleForFree: true,
    license: "https://creativecommons.org/licenses/by/4.0/",
    isBasedOn: "https://github.com/f1db/f1db",
    creator: { "@type": "Organization", name: "F1DB", url: "https://github.com/f1db/f1db" },
  };
}
