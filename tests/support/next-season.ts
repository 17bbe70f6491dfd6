import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildArchive } from "#archive/import/database/build.ts";
import { localDatabaseFile } from "#archive/import/database/local.ts";
import { starterSource } from "#archive/import/database/starter.ts";
import { replaceDatabase } from "#archive/import/database/swap.ts";
import type { Feed, Row, Source } from "#archive/import/source.ts";
import { lastSeason } from "#contract/ids.ts";
import type { Served } from "../../scripts/lib/serve.ts";
import { startRestartingSite } from "./restarting-site.ts";
import { canaryKey, testNow } from "./site.ts";

/** Greater than the id of any race. */
const idStep = 100_000;

/** Columns of a race that are known only after it. */
const unraced: Row = {
  winner_driver_id: null,
  co_winner_driver_id: null,
  winner_team_id: null,
  pole_driver_id: null,
  credited_pole_driver_id: null,
  fastest_lap_driver_id: null,
  fastest_lap_ms: null,
};

/**
 * The built site on the starter plus one season: its calendar has the same weekdays as the last one's, and none of its
 * races has been run.
 */
export async function startNextSeasonSite(): Promise<Served> {
  const persistTo = mkdtempSync(join(tmpdir(), "f1-next-season-"));
  replaceDatabase(localDatabaseFile(persistTo), (path) => buildArchive(nextSeasonSource(), path, () => {}));
  const vars = { LOCAL: "yes", LOG: "off", RATE_LIMIT: "off", API_KEY: canaryKey, NOW: testNow };
  const site = await startRestartingSite({ port: 0, persistTo, vars });
  return {
    ...site,
    stop: async () => {
      await site.stop();
      rmSync(persistTo, { recursive: true, force: true });
    },
  };
}

function nextSeasonSource(): Source {
  const starter = starterSource();
  return {
    ...starter,
    fingerprint: `${starter.fingerprint} and a season more`,
    feeds: () => {
      const feeds = starter.feeds();
      const races = new Set<unknown>();
      feeds
        .find(({ table }) => table === "race")
        ?.each((race) => race.year === lastSeason && races.add(race.id));
      return feeds.map((feed) => withNextSeason(feed, races));
    },
  };
}

function withNextSeason(feed: Feed, races: ReadonlySet<unknown>): Feed {
  if (feed.table === "race") {
    return extended(feed, (race) =>
      races.has(race.id)
        ? {
            ...race,
            ...unraced,
            id: Number(race.id) + idStep,
            year: lastSeason + 1,
            date: yearLater(race.date),
          }
        : null,
    );
  }
  if (feed.table === "session") {
    return extended(feed, (session) =>
      races.has(session.race_id)
        ? { ...session, race_id: Number(session.race_id) + idStep, date: yearLater(session.date) }
        : null,
    );
  }
  return feed;
}

/** A feed with an additional row for some of its rows. */
function extended(feed: Feed, more: (row: Row) => Row | null): Feed {
  return {
    ...feed,
    each: (take) =>
      feed.each((row) => {
        take(row);
        const next = more(row);
        if (next !== null) take(next);
      }),
  };
}

/** The same weekday 52 weeks later. */
function yearLater(day: unknown): string {
  const date = new Date(`${String(day)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 364);
  return date.toISOString().slice(0, 10);
}
