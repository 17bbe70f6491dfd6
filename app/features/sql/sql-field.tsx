import { createClientOnlyFn } from "@tanstack/react-start";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
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
    <div className="h-56 overflow-hidden rounded-tile border border-line-strong bg-surface">
      <div ref={parent} className={isEditor ? "h-full" : "hidden"} />
      {isEditor ? null : (
        <textarea
          aria-label="SQL"
          value={sql}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          maxLength={20_000}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onKeyDown={runByKey}
          className="block h-full w-full resize-none bg-surface p-3 font-mono text-[0.875rem] text-ink max-md:text-base"
        />
      )}
    </div>
  );
}
