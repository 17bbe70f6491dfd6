import { Link, useRouteContext } from "@tanstack/react-router";
import type { EndpointDescription } from "#app/open-data/open-data.functions.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import "./open-data.css";

type EndpointGroup = { title: string; endpoints: ReadonlyArray<EndpointDescription> };

/** What programs can read here, and how. */
export function OpenDataScreen({ endpointGroups }: { endpointGroups: ReadonlyArray<EndpointGroup> }) {
  return (
    <div className="page open-data">
      <PageHeading ways={<Link to="/method/">How we count</Link>}>
        <h1>Open data</h1>
      </PageHeading>
      <p>
        What this site shows, as JSON and CSV: read-only, without a key, from any program and any page. For
        programs: <a href="/api/openapi.json">OpenAPI 3.1</a>, made of the same schemas that check every
        answer, and <a href="/llms.txt">llms.txt</a>.
      </p>
      <Rules />
      <Examples />
      {endpointGroups.map(({ title, endpoints }) => (
        <EndpointTable key={title} title={title} endpoints={endpoints} />
      ))}
    </div>
  );
}

function Rules() {
  const { siteUrl } = useRouteContext({ from: "__root__" });
  return (
    <dl>
      <dt>Formats</dt>
      <dd>
        JSON unless <code>format=csv</code> is asked for. CSV is RFC 4180 in UTF-8 with a line of names;
        members of members have a dot (<code>winner.driver_id</code>), lists of plain values are joined by “;
        ”, and lists of anything more are in the JSON only. Text that a spreadsheet would run begins with an
        apostrophe.
      </dd>
      <dt>Values</dt>
      <dd>
        <code>null</code>, or an empty field, means that there is no such value. Times are in seconds,
        instants in UTC, ids as in the site’s addresses. <Link to="/method/">How we count</Link>.
      </dd>
      <dt>Caching</dt>
      <dd>
        Keep answers as long as <code>Cache-Control</code> says, then ask again with{" "}
        <code>If-None-Match</code>: what has not changed is a 304 without a body.
      </dd>
      <dt>Errors</dt>
      <dd>
        JSON with a <code>code</code>, a <code>message</code> and, where it helps, what was{" "}
        <code>expected</code>: 400 for what cannot be meant, 404 for what does not exist, 405 for writing, 429
        for too many requests (<code>Retry-After</code>), 502 while the archive gives no answer.
      </dd>
      <dt id="assistants">Assistants</dt>
      <dd>
        Assistants that speak the Model Context Protocol ask at <code>{siteUrl}/mcp</code>: add it as a remote
        server (streamable HTTP, no sign-in). It has <code>search</code>, <code>ask</code>,{" "}
        <code>results</code>, <code>standings</code>, <code>compare</code> and <code>race_story</code>; every
        answer names its source and its page.
      </dd>
      <dt>Terms</dt>
      <dd>
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
      <h2 id="examples">Examples</h2>
      {examples.map(({ id, title, code }) => (
        <figure key={id}>
          <figcaption>{title}</figcaption>
          <pre id={`example-${id}`}>
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
      <h2 id={id}>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Path</th>
            <th scope="col">What it answers</th>
            <th scope="col" className="open-data-examples">
              Example
            </th>
          </tr>
        </thead>
        <tbody>
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
    <tr>
      <td>
        <code>/api{path}</code>
      </td>
      <td>
        {about}
        {query.length === 0 ? null : (
          <ul>
            {query.map((parameter) => (
              <li key={parameter.name}>
                <code>{parameter.name}</code>: {parameter.about}
              </li>
            ))}
          </ul>
        )}
      </td>
      <td className="open-data-examples">
        <a href={`/api${example}`}>JSON</a>
        {rows === null ? null : <a href={csvAddress(example)}>CSV</a>}
      </td>
    </tr>
  );
}

function csvAddress(example: string): string {
  return `/api${example}${example.includes("?") ? "&" : "?"}format=csv`;
}

/** The same question in two ways. What stands in them is what is run; ORIGIN stands for the site's address. */
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
