import { createFileRoute, Link, useRouteContext } from "@tanstack/react-router";
import { OpenDataHeading } from "#app/features/data-files/open-data-heading.tsx";
import type { EndpointDescription } from "#app/open-data/open-data.functions.ts";
import { openDataHead } from "#app/seo/lists-head.ts";

export const Route = createFileRoute("/api/")({
  // Not in the first load: what calls the server would come along with it (app/data/api-query.ts).
  loader: async () => (await import("#app/open-data/open-data.functions.ts")).fetchEndpointGroups(),
  staleTime: Infinity,
  head: ({ match }) => openDataHead(match.context.siteUrl),
  component: OpenDataScreen,
});

const termClass = "mt-2 font-strong";
const headClass = "px-[0.6rem] py-[0.4rem] text-start align-top font-[inherit] text-soft";
const cellClass = "border-t border-line px-[0.6rem] py-[0.4rem] align-top max-phone:block";
/** On a phone the cells of a row stand below each other. */
const laterClass = "max-phone:border-0 max-phone:pt-0";
const exampleClass = "mt-2 me-3 font-strong";

type EndpointGroup = { title: string; endpoints: ReadonlyArray<EndpointDescription> };

/** What programs can read here, and how. */
function OpenDataScreen() {
  const endpointGroups = Route.useLoaderData();
  return (
    <div className="page [&_code]:text-[0.8125rem] [&_code]:wrap-anywhere">
      <OpenDataHeading
        title="JSON and CSV"
        lead="What this site shows, for any program and any page: read-only, without a key."
      />
      <p className="max-w-184 leading-[1.6]">
        For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>, made from the same schemas that check every
        answer, and <a href="/llms.txt">llms.txt</a>. <Link to="/method/">How we count</Link>.
      </p>
      {endpointGroups.map(({ title, endpoints }) => (
        <EndpointTable key={title} title={title} endpoints={endpoints} />
      ))}
      <Rules />
      <Examples />
    </div>
  );
}

function Rules() {
  const { siteUrl } = useRouteContext({ from: "__root__" });
  return (
    <section aria-labelledby="rules">
      <h2 id="rules" className="mt-8">
        How to ask
      </h2>
      <RuleList siteUrl={siteUrl} />
    </section>
  );
}

function RuleList({ siteUrl }: { siteUrl: string }) {
  return (
    <dl className="max-w-184 leading-[1.6]">
      <dt className={termClass}>Formats</dt>
      <dd className="text-soft">
        JSON unless <code>format=csv</code> is asked for. CSV is RFC 4180 in UTF-8 with a line of names;
        nested fields are joined by a dot (<code>winner.driver_id</code>), lists of plain values are joined by
        “; ”, and lists of anything more are in the JSON only. Text that a spreadsheet would treat as a
        formula begins with an apostrophe.
      </dd>
      <dt className={termClass}>Values</dt>
      <dd className="text-soft">
        <code>null</code>, or an empty field, means that there is no such value. Times are in seconds,
        instants in UTC, ids as in the site’s addresses. <Link to="/method/">How we count</Link>.
      </dd>
      <dt className={termClass}>Caching</dt>
      <dd className="text-soft">
        Keep answers as long as <code>Cache-Control</code> says, then ask again with{" "}
        <code>If-None-Match</code>: what has not changed is a 304 without a body.
      </dd>
      <dt className={termClass}>Errors</dt>
      <dd className="text-soft">
        JSON with a <code>code</code>, a <code>message</code> and, where it helps, what was{" "}
        <code>expected</code>: 400 for an invalid parameter, 404 for what does not exist, 405 for writing, 429
        for too many requests (<code>Retry-After</code>), 502 if the archive does not answer.
      </dd>
      <dt id="assistants" className={termClass}>
        Assistants
      </dt>
      <dd className="text-soft">
        AI assistants use <code>{siteUrl}/mcp</code>, a remote MCP server (streamable HTTP, no sign-in) with
        the tools <code>search</code>, <code>ask</code>, <code>results</code>, <code>standings</code>,{" "}
        <code>compare</code> and <code>race_story</code>. Every answer names its source and its page.{" "}
        <a href="/data/#assistants">How to add it</a>.
      </dd>
      <dt className={termClass}>Terms</dt>
      <dd className="text-soft">
        Facts from <a href="https://github.com/f1db/f1db">F1DB</a>,{" "}
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>: name the source. Timing from{" "}
        <a href="https://openf1.org/">OpenF1</a>.
      </dd>
    </dl>
  );
}

function Examples() {
  const { siteUrl } = useRouteContext({ from: "__root__" });
  return (
    <section aria-labelledby="examples">
      <h2 id="examples" className="mt-8 mb-2">
        Examples
      </h2>
      {examples.map(({ id, title, code }) => (
        <figure key={id}>
          <figcaption className="text-soft">{title}</figcaption>
          <pre
            id={`example-${id}`}
            className="mb-3 w-full rounded-tile border border-line bg-surface px-[0.6rem] py-[0.4rem] whitespace-pre-wrap"
          >
            <code>{code.replaceAll("ORIGIN", siteUrl)}</code>
          </pre>
        </figure>
      ))}
    </section>
  );
}

function EndpointTable({ title, endpoints }: EndpointGroup) {
  const id = title.toLowerCase().replaceAll(/\W+/g, "-");
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mt-8 mb-2">
        {title}
      </h2>
      <table className="mb-3 w-full table-fixed border-separate border-spacing-0 rounded-tile border border-line bg-surface max-phone:block">
        <thead className="max-phone:hidden">
          <tr>
            <th scope="col" className={headClass}>
              Path
            </th>
            <th scope="col" className={headClass}>
              What it answers
            </th>
            <th scope="col" className={`${headClass} w-32`}>
              Example
            </th>
          </tr>
        </thead>
        <tbody className="max-phone:block">
          {endpoints.map((endpoint) => (
            <EndpointRow key={endpoint.path} endpoint={endpoint} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function EndpointRow({ endpoint }: { endpoint: EndpointDescription }) {
  const { path, about, example, rows, query } = endpoint;
  return (
    <tr className="max-phone:block">
      <td className={cellClass}>
        <code>/api{path}</code>
      </td>
      <td className={`${cellClass} ${laterClass}`}>
        {about}
        {query.length === 0 ? null : (
          <ul>
            {query.map((parameter) => (
              <li key={parameter.name} className="text-soft">
                <code>{parameter.name}</code>: {parameter.about}
              </li>
            ))}
          </ul>
        )}
      </td>
      <td className={`${cellClass} ${laterClass} w-32`}>
        <a href={`/api${example}`} className={exampleClass}>
          JSON
        </a>
        {rows === null ? null : (
          <a href={csvAddress(example)} className={exampleClass}>
            CSV
          </a>
        )}
      </td>
    </tr>
  );
}

function csvAddress(example: string): string {
  return `/api${example}${example.includes("?") ? "&" : "?"}format=csv`;
}

/** The same question in two links. What stands in them is what is run; ORIGIN stands for the site's address. */
const examples = [
  {
    id: "shell",
    title: "In a shell",
    code: `curl "ORIGIN/api/championships/2025/driver/overview?format=csv"`,
  },
  {
    id: "browser",
    title: "In a page of any site",
    code: `const response = await fetch("ORIGIN/api/championships/2025/driver/overview");
const { standings } = await response.json();
return standings.slice(0, 3).map(({ driver_name, points }) => driver_name + " " + points);`,
  },
] as const;
