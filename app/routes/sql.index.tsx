import { type QueryClient, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, useLocation, useNavigate } from "@tanstack/react-router";
import { createClientOnlyFn } from "@tanstack/react-start";
import { Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { DataFile } from "#contract/data-files.ts";
import { dataFilesQuery } from "#app/data/archive.queries.ts";
import { askedQuery } from "#app/data/ask/ask.queries.ts";
import { OpenDataHeading } from "#app/features/data-files/open-data-heading.tsx";
import { sqlThemes } from "#app/features/sql/examples.ts";
import { questionSql } from "#app/features/sql/question-sql.ts";
import { Result } from "#app/features/sql/result-view.tsx";
import { sharedHash } from "#app/features/sql/share.ts";
import { SqlField } from "#app/features/sql/sql-field.tsx";
import { createWorkbench, type Shown } from "#app/features/sql/workbench.ts";
import { formatFileSize, formatCount, formatThousands } from "#app/text/format.ts";
import { CopyButton } from "#app/ui/buttons.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { tableView } from "#app/ui/table/view.ts";
import { chipRowClass, LinkChips } from "#app/ui/view-links/view-links.tsx";

export const Route = createFileRoute("/sql/")({
  validateSearch: tableView,
  loader: async ({ context }) => (await import("./-data-pages.ts")).loadDataPage(context, "sql"),
  head: ({ loaderData }) => loaderData ?? {},
  component: SqlScreen,
});

const loadRunner = createClientOnlyFn(
  async () => (await import("#app/features/sql/sql-runner.client.ts")).createSqlRunner,
);

const firstQuery = sqlThemes[0]?.examples[0]?.sql ?? "";

/** SQL over the archive's file, in the reader's own browser. */
function SqlScreen() {
  return (
    <div className="page">
      <OpenDataHeading
        title="Query every result with SQL"
        lead="Every result since 1950, in your browser: the file is downloaded once."
      />
      <noscript>
        <p>
          This page needs JavaScript. The same file is <a href="/data/">there to download</a>.
        </p>
      </noscript>
      <Suspense fallback={<div className="min-h-svh" />}>
        <Workbench />
      </Suspense>
    </div>
  );
}

function Workbench() {
  const { data } = useSuspenseQuery(dataFilesQuery());
  const file = data.available ? data.value.files.find(({ kind }) => kind === "archive") : undefined;
  if (file === undefined) return <EmptyNote>No files available at the moment.</EmptyNote>;
  return <FileWorkbench key={file.name} file={file} />;
}

function FileWorkbench({ file }: { file: DataFile }) {
  const { shown, write, run, cancel } = useWorkbench(file);
  const { sql, state, end, ended, history } = shown;
  const runButton = useRef<HTMLButtonElement>(null);
  const schema = useMemo(
    () =>
      Object.fromEntries(
        file.tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
      ),
    [file],
  );
  return (
    <div className="grid grid-cols-1 gap-5 *:min-w-0 wide:grid-cols-[minmax(0,1fr)_24rem] wide:*:col-span-2">
      <ExampleChips sql={sql} onChoose={run} />
      <div className="flex flex-col overflow-clip wide:col-span-1! rounded-card border border-line-strong bg-surface shadow-card">
        <SqlField sql={sql} schema={schema} onChange={write} onRun={() => run(sql)} />
        <div className="flex flex-wrap items-center gap-3 border-t border-line px-3 py-2.5">
          <button
            ref={runButton}
            type="button"
            className="button filled min-h-(--touch-height) px-7!"
            onClick={() => run(sql)}
          >
            Run
          </button>
          {/* In the place of another button: most queries end before it could be read, and nothing moves. */}
          {state === "running" ? (
            <button
              type="button"
              className="button min-h-(--touch-height)"
              onClick={() => {
                cancel();
                // The button goes with the query, and the focus would be lost with it.
                runButton.current?.focus();
              }}
            >
              Cancel
            </button>
          ) : (
            <CopyButton
              label="Copy link"
              text={() => `${location.origin}/sql/#${sharedHash({ kind: "sql", text: sql })}`}
              className="min-h-(--touch-height)"
            />
          )}
          <button
            type="button"
            className="button min-h-(--touch-height) wide:hidden"
            onClick={() => document.querySelector("#sql-schema")?.scrollIntoView()}
          >
            Tables ↓
          </button>
          <p
            role="status"
            className="needs-scripts min-h-5 flex-1 text-end text-small text-soft max-phone:basis-full max-phone:text-start"
          >
            {statusText(shown, file)}
          </p>
        </div>
      </div>
      <Schema file={file} />
      {/* Until a result is there its place keeps the height of a screen: nothing below it moves. */}
      <div className="min-h-svh">
        <Result end={end} title={titleOf(ended)} isRunning={state === "running"} />
      </div>
      <Examples onChoose={run} />
      <History history={history} onChoose={run} />
    </div>
  );
}

/** What an example asks; what the reader wrote has no name. */
function titleOf(query: string): string {
  const example = sqlThemes.flatMap(({ examples }) => examples).find(({ sql }) => sql === query);
  return example?.label ?? "Result";
}

function statusText({ state, end }: Shown, { packed_bytes }: DataFile): string {
  if (state === "loading") return `Loading the archive: ${formatFileSize(packed_bytes)} …`;
  if (state === "running") return "Running …";
  if (state === "failed") return "The archive could not be loaded.";
  if (end === null) return "Ready.";
  if ("message" in end) return "No result.";
  const { rows, ms } = end.result;
  return `${formatCount(rows.length, "row")} in ${Math.max(1, Math.round(ms))} ms`;
}

/** What is in the editor, what runs, and how the last query ended. */
function useWorkbench(file: DataFile) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const [workbench] = useState(() =>
    createWorkbench({
      sql: firstQuery,
      createRunner: async () => (await loadRunner())(`/data/${file.name}`),
      sqlOfQuestion: (question) => sqlOfQuestion(queryClient, question),
    }),
  );
  const shown = useSyncExternalStore(workbench.subscribe, workbench.read, workbench.read);
  useEffect(() => {
    const gone = new AbortController();
    void workbench.load(gone.signal);
    return () => gone.abort();
  }, [workbench]);
  useEffect(() => void workbench.open(hash), [workbench, hash]);

  /** Runs a query, and puts it into the address; a table's order belongs to the query before it. */
  function run(text: string) {
    const shared = sharedHash({ kind: "sql", text });
    // An empty query has no address.
    if (shared === hash || text.trim() === "") void workbench.run(text);
    else void navigate({ to: ".", search: {}, hash: shared, resetScroll: false, hashScrollIntoView: false });
  }

  return { shown, write: workbench.write, run, cancel: () => void workbench.cancel() };
}

async function sqlOfQuestion(queryClient: QueryClient, question: string): Promise<string | null> {
  const asked = await queryClient.fetchQuery(askedQuery(question, null));
  return asked.available && asked.value.kind === "answer" ? questionSql(asked.value.answer) : null;
}

type ChooseProps = { onChoose: (sql: string) => void };

const chooseClass = "min-h-6 cursor-pointer py-1 text-start underline underline-offset-4 max-md:py-2.5";

/** The first query of each theme; the others are below the result. */
function ExampleChips({ sql: open, onChoose }: ChooseProps & { sql: string }) {
  return (
    <nav aria-label="Examples">
      <LinkChips className={chipRowClass} shape="round">
        {sqlThemes.flatMap(({ examples }) =>
          examples.slice(0, 1).map(({ label, sql }) => (
            <li key={label}>
              <button
                type="button"
                className="min-h-8 cursor-pointer font-medium max-md:py-2.5"
                aria-pressed={sql === open}
                data-picked={sql === open || undefined}
                onClick={() => onChoose(sql)}
              >
                {label}
              </button>
            </li>
          )),
        )}
      </LinkChips>
    </nav>
  );
}

function Examples({ onChoose }: ChooseProps) {
  return (
    <section aria-labelledby="sql-examples">
      <h2 id="sql-examples" className="mb-3">
        More examples
      </h2>
      <div className="overflow-clip rounded-card border border-line bg-surface shadow-card">
        {sqlThemes.map(({ title, examples }) => (
          <details key={title} className="border-t border-line px-4 first:border-t-0">
            <summary className="-mx-4 min-h-(--touch-height) cursor-pointer px-4 py-2.5 font-strong hover:bg-raised">
              {title} <span className="font-normal text-small text-soft">{examples.length} queries</span>
            </summary>
            <ul className="mb-3 grid text-[0.875rem] md:grid-cols-2">
              {examples.map(({ label, sql }) => (
                <li key={label}>
                  <button type="button" className={chooseClass} onClick={() => onChoose(sql)}>
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}

function History({ history, onChoose }: ChooseProps & { history: ReadonlyArray<string> }) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="sql-history">
      <h2 id="sql-history" className="mb-1">
        Your last queries
      </h2>
      <p className="mb-2 text-small text-soft">They are kept in this browser only.</p>
      <ul className="grid grid-cols-1 gap-1">
        {history.map((sql) => (
          <li key={sql} className="min-w-0">
            <button
              type="button"
              className={`${chooseClass} block max-w-full truncate font-mono text-small`}
              onClick={() => onChoose(sql)}
            >
              {sql.replaceAll(/\s+/g, " ")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The tables with their columns. It stands beside the editor where there is room, and else behind the examples,
 * once they have arrived: the page comes in parts, and what is shown does not move.
 */
function Schema({ file: { tables } }: { file: DataFile }) {
  return (
    <section
      aria-labelledby="sql-schema"
      className="overflow-clip rounded-card max-wide:order-last max-wide:[&:not(:has(~section))]:hidden wide:relative wide:col-span-1! border border-line bg-surface shadow-card"
    >
      <div className="p-4 pb-3 wide:absolute wide:inset-0 wide:overflow-y-auto">
        <h2 id="sql-schema" className="scroll-mt-4 text-block">
          Tables
        </h2>
        <p className="mb-2 text-small text-soft">Rows of each; open one for its columns.</p>
        <ul className="grid gap-x-6 phone:max-wide:grid-cols-2">
          {tables.map(({ name, about, rows, columns }) => (
            <li key={name} className="has-[[open]]:col-span-full">
              <details>
                <summary className="-mx-2 flex min-h-6 cursor-pointer items-baseline justify-between gap-2 rounded-tile px-2 py-0.5 hover:bg-raised max-md:py-2.5">
                  <code className="min-w-0 text-[0.8125rem] wrap-anywhere before:me-1.5 before:text-soft before:content-['▸'] in-open:before:content-['▾']">
                    {name}
                  </code>
                  <span className="text-small text-soft tabular-nums">{formatThousands(rows)}</span>
                </summary>
                <p className="text-small text-soft">{about}</p>
                <dl className="mb-2 grid gap-1 border-s border-line ps-3 text-small">
                  {columns.map((column) => (
                    <div key={column.name}>
                      <dt>
                        <code>{column.name}</code>
                      </dt>
                      <dd className="text-soft">
                        {column.meaning}
                        {column.unit === "" ? "" : ` (${column.unit})`}
                      </dd>
                    </div>
                  ))}
                </dl>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
