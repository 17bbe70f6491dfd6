import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { Fragment } from "react";
import { valueOf } from "#app/data/api-query.ts";
import { lastRaceQuery } from "#app/data/races.queries.ts";
import { TeamBar } from "#app/features/team-colours/team-bar.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { embedRoot } from "#app/text/page-paths.ts";
import { CopyButton } from "#app/ui/buttons.tsx";
import { embedMarkup } from "#app/ui/embed/embeddable.tsx";
import { defaultStandingsYear } from "#contract/ids.ts";

/** The file in code: fetched, and opened in two languages. */
export function FileExamples() {
  const { siteUrl } = useRouteContext({ from: "__root__" });
  return (
    <section aria-labelledby="opening" className={`${cardClass} col-span-full ${halvesClass}`}>
      <h2 id="opening" className="col-span-full">
        Use the file
      </h2>
      <p className="col-span-full">
        Without code: open it with <a href="https://sqlitebrowser.org/">DB Browser for SQLite</a>, or{" "}
        <Link to="/sql/">query it in your browser</Link> with nothing to install. For a spreadsheet:{" "}
        <Link to="/api/">download any list as CSV</Link>.
      </p>
      <div className="grid min-w-0 grid-cols-1 content-start gap-3">
        <CodeBlock title="In a shell" code={`curl -L -o ${localName} ${siteUrl}/data/f1-archive.sqlite`} />
        <CodeBlock title="In Python" code={pythonExample} />
      </div>
      <div className="grid grid-cols-1 content-start gap-3">
        <Sample />
      </div>
    </section>
  );
}

/** A question to the file in DuckDB, and what it answers: the podium of the last race. */
function Sample() {
  const race = valueOf(useSuspenseQuery(lastRaceQuery()).data);
  if (race === null) return null;
  const code = `ATTACH '${localName}' AS f1 (TYPE sqlite);
SELECT position, driver_id, team_id FROM f1.results
WHERE year = ${race.year} AND round = ${race.round} AND position <= 3;`;
  return (
    <>
      <CodeBlock title="In DuckDB" code={code} />
      <table className="spoiler w-full text-start text-small wrap-anywhere">
        <caption className="mb-1 text-start text-soft">
          The answer: the podium of the {race.year} {race.race_name}
        </caption>
        <thead>
          <tr className="text-soft [&_th]:py-1.5 [&_th]:text-start">
            {["position", "driver_id", "team_id"].map((column) => (
              <th key={column} scope="col" className="font-normal">
                <code>{column}</code>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {race.podium.map(({ position, driver_id, team_id }) => (
            <tr
              key={driver_id}
              className={`border-t border-line [&_td]:py-2 ${teamClass(team_id, race.year)}`}
            >
              <td>
                <code>{position}</code>
              </td>
              <td>
                <span className="flex items-center gap-2">
                  <TeamBar isLow />
                  <code>{driver_id}</code>
                </span>
              </td>
              <td>
                <code>{team_id}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** How an assistant is given the archive: an address that is pasted into its settings. */
export function Assistants() {
  const { siteUrl } = useRouteContext({ from: "__root__" });
  return (
    <section aria-labelledby="assistants" className={`${cardClass} col-span-full ${halvesClass}`}>
      <h2 id="assistants" className="col-span-full">
        Ask an AI assistant
      </h2>
      <div className="flex flex-col gap-3">
        <p>
          Assistants that support remote MCP servers can look up facts here instead of guessing. Add a server
          with the address of this site:
        </p>
        <dl className="grid gap-x-4 gap-y-1 phone:grid-cols-[auto_minmax(0,1fr)] [&_dt]:font-strong">
          <dt>Claude</dt>
          <dd>Settings, Connectors, “Add custom connector”</dd>
          <dt>ChatGPT</dt>
          <dd>Settings, Apps &amp; Connectors, developer mode on, “Create”</dd>
          <dt>Editors</dt>
          <dd>Settings for MCP servers, type “HTTP”</dd>
        </dl>
      </div>
      <div className="grid grid-cols-1 content-start gap-3">
        <CodeBlock title="Address" code={`${siteUrl}/mcp`} />
        <CodeBlock
          title="Then ask"
          code="Who has the most podiums without a win? Use F1 Statistics."
          isProse
        />
      </div>
    </section>
  );
}

export function Embeds() {
  const { siteUrl } = useRouteContext({ from: "__root__" });
  return (
    <section aria-labelledby="embeds" className={`${cardClass} col-span-full ${halvesClass}`}>
      <h2 id="embeds" className="col-span-full">
        On your own site
      </h2>
      <p>
        Show any table or chart on your own page; it stays up to date. Choose “Embed this” in its menu (⋯),
        for example in{" "}
        <Link to="/standings/$year/drivers/overview" params={{ year: String(defaultStandingsYear) }}>
          the standings
        </Link>{" "}
        or <Link to="/records/">the records</Link>.
      </p>
      <CodeBlock title="In HTML" code={embedMarkup(`${siteUrl}${embedRoot}/records/`, "Records")} />
    </section>
  );
}

type CodeBlockProps = {
  title: string;
  code: string;
  /** True for words that no machine reads. */
  isProse?: boolean;
};

/** Lines to copy. One that is longer than the card goes on in the next, moved in, after a stroke or a bracket. */
function CodeBlock({ title, code, isProse = false }: CodeBlockProps) {
  return (
    <figure className="min-w-0 rounded-tile bg-page">
      <figcaption className="flex items-center justify-between gap-3 py-1.5 ps-3 pe-1.5 text-small text-soft">
        {title}
        <CopyButton label="Copy" text={() => code} className="min-h-8! border-line!" />
      </figcaption>
      <pre className="px-3 pt-0.5 pb-3 leading-[1.6] wrap-break-word whitespace-pre-wrap">
        <code className={isProse ? "font-sans" : ""}>
          {code.split("\n").map((line) => (
            <span key={line} className="block ps-4 -indent-4 whitespace-pre-wrap">
              {line.split(/(?<=[ ?(]|[^<]\/)/).map((part, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- parts have no names, and never change places
                <Fragment key={index}>
                  <span className="inline-block max-w-full indent-0 wrap-anywhere whitespace-pre-wrap">
                    {part}
                  </span>
                  <wbr />
                </Fragment>
              ))}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}

/** In halves where there is room, at the edges of two cards. */
const halvesClass = "md:grid md:grid-cols-2 gap-x-12";

/** A card of the page of open data. */
export const cardClass =
  "flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-5 leading-[1.6] shadow-card max-phone:p-4";

/** What the file is called in the examples: its own name changes with its content. */
const localName = "f1.sqlite";

const pythonExample = `import sqlite3, pandas
archive = sqlite3.connect("${localName}")
pandas.read_sql("""
  SELECT year, count(*) AS races
  FROM races
  GROUP BY year
  ORDER BY year DESC
""", archive)`;
