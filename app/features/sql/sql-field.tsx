import { createClientOnlyFn } from "@tanstack/react-start";
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { SqlEditor } from "./sql-editor.client.ts";

const loadEditor = createClientOnlyFn(async () => (await import("./sql-editor.client.ts")).createSqlEditor);

/** On a phone the plain field is the better one: its keyboard knows it. */
const wantsEditor = "(min-width: 769px) and (pointer: fine)";

type SqlFieldProps = {
  sql: string;
  /** Names of columns by table. */
  schema: Readonly<Record<string, Array<string>>>;
  onChange: (sql: string) => void;
  onRun: () => void;
};

/** A field for SQL, which becomes an editor where there is room for one. Ctrl or ⌘ with Enter runs the query. */
export function SqlField({ sql, schema, onChange, onRun }: SqlFieldProps) {
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<SqlEditor>(null);
  const [isEditor, setIsEditor] = useState(false);
  const latest = useRef(sql);
  const change = useEffectEvent(onChange);
  const runNow = useEffectEvent(onRun);

  const create = useEffectEvent(async (gone: AbortSignal) => {
    const createEditor = await loadEditor();
    if (gone.aborted || parent.current === null) return;
    const created = createEditor({
      parent: parent.current,
      text: latest.current,
      schema,
      onChange: (text) => change(text),
      onRun: () => runNow(),
    });
    editor.current = created;
    setIsEditor(true);
    gone.addEventListener("abort", () => created.destroy());
  });

  useEffect(() => {
    if (!matchMedia(wantsEditor).matches) return undefined;
    const gone = new AbortController();
    void create(gone.signal);
    return () => gone.abort();
  }, []);
  useEffect(() => {
    latest.current = sql;
    editor.current?.setText(sql);
  }, [sql]);

  function runByKey({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (key === "Enter" && (ctrlKey || metaKey)) onRun();
  }

  return (
    <div className="grid min-h-40 flex-1 wide:min-h-56">
      <div ref={parent} className={isEditor ? "grid min-w-0" : "hidden"} />
      {isEditor ? null : (
        <>
          {/* The field's own letters are clear, and the coloured ones stand behind them. It grows with its text. */}
          <pre className={`${textClass} text-ink forced-colors:hidden`} aria-hidden="true">
            {wordsOf(sql)}{" "}
          </pre>
          <textarea
            aria-label="SQL"
            value={sql}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            maxLength={20_000}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            onKeyDown={runByKey}
            className={`${textClass} resize-none overflow-hidden bg-transparent text-transparent caret-ink focus-visible:-outline-offset-2`}
          />
        </>
      )}
    </div>
  );
}

const textClass =
  "[grid-area:1/1] m-0 block w-full p-3 font-mono text-[0.875rem] leading-normal wrap-anywhere whitespace-pre-wrap max-md:text-base";

const wordPattern =
  /(?<comment>--[^\n]*)|(?<string>'(?:[^']|'')*')|\b(?<number>\d+(?:\.\d+)?)\b|\b(?<keyword>SELECT|DISTINCT|FROM|(?:LEFT |INNER |CROSS )?JOIN|ON|USING|WHERE|AND|OR|NOT|IN|IS|NULL|LIKE|BETWEEN|EXISTS|CASE|WHEN|THEN|ELSE|END|AS|GROUP BY|ORDER BY|HAVING|LIMIT|OFFSET|ASC|DESC|UNION(?: ALL)?|WITH(?: RECURSIVE)?|OVER|PARTITION BY|CAST)\b/gi;

const wordColours = {
  comment: "text-soft",
  string: "text-series-3",
  number: "text-series-4",
  keyword: "text-series-2",
} as const;

/** SQL in the colours of the editor: keywords, texts, numbers and comments. */
function wordsOf(sql: string): Array<ReactNode> {
  const words: Array<ReactNode> = [];
  let end = 0;
  for (const match of sql.matchAll(wordPattern)) {
    const kind = (["comment", "string", "number", "keyword"] as const).find(
      (each) => match.groups?.[each] !== undefined,
    );
    words.push(
      sql.slice(end, match.index),
      <span key={match.index} className={kind === undefined ? "" : wordColours[kind]}>
        {match[0]}
      </span>,
    );
    end = match.index + match[0].length;
  }
  return [...words, sql.slice(end)];
}
