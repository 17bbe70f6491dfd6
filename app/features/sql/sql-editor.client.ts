import { SQLite, sql as sqlMode } from "@codemirror/lang-sql";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { tags } from "@lezer/highlight";
import { basicSetup, EditorView } from "codemirror";

type EditorOptions = {
  parent: HTMLElement;
  text: string;
  /** Names of columns by table, which are proposed while one types. */
  schema: Readonly<Record<string, Array<string>>>;
  onChange: (text: string) => void;
  /** Ctrl and Enter, or ⌘ and Enter. */
  onRun: () => void;
};

/** An editor for SQL in place of a plain field. */
export type SqlEditor = { setText: (text: string) => void; destroy: () => void };

const theme = EditorView.theme({
  "&": {
    maxHeight: "60vh",
    backgroundColor: "var(--color-surface)",
    color: "var(--color-ink)",
    fontSize: "0.875rem",
  },
  "&.cm-focused": { outline: "2px solid var(--color-accent-ink)", outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: "var(--font-mono)", lineHeight: "1.5", overflow: "auto" },
  // As high as the plain field that it replaces.
  ".cm-content": { paddingBlock: "0.75rem", caretColor: "var(--color-ink)" },
  ".cm-cursor": { borderLeftColor: "var(--color-ink)" },
  // Queries are short: nothing of them is folded.
  ".cm-foldGutter": { display: "none" },
  ".cm-gutters": { backgroundColor: "var(--color-surface)", color: "var(--color-soft)", borderRight: "none" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "transparent" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--color-raised)",
  },
  ".cm-tooltip": {
    backgroundColor: "var(--color-surface)",
    color: "var(--color-ink)",
    border: "1px solid var(--color-line-strong)",
  },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    backgroundColor: "var(--color-raised)",
    color: "var(--color-ink)",
  },
});

const highlight = HighlightStyle.define([
  { tag: tags.keyword, fontWeight: "600", color: "var(--color-series-2)" },
  { tag: tags.string, color: "var(--color-series-3)" },
  { tag: tags.number, color: "var(--color-series-4)" },
  { tag: tags.comment, color: "var(--color-soft)", fontStyle: "italic" },
]);

/** Puts the editor into the page. Its styles carry the nonce of the page's policy. */
export function createSqlEditor({ parent, text, schema, onChange, onRun }: EditorOptions): SqlEditor {
  const nonce = document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? "";
  const view = new EditorView({
    parent,
    doc: text,
    extensions: [
      EditorView.cspNonce.of(nonce),
      // Before the setup, whose own keys would take them.
      EditorView.domEventHandlers({
        keydown(event) {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return false;
          onRun();
          return true;
        },
        // Over selected words Chromium would type in their colour, by a style that the page's policy forbids.
        beforeinput({ inputType, data }, editor) {
          const { state } = editor;
          if (inputType !== "insertText" || data === null || state.selection.main.empty) return false;
          editor.dispatch(
            state.update(state.replaceSelection(data), { userEvent: "input.type", scrollIntoView: true }),
          );
          return true;
        },
      }),
      basicSetup,
      sqlMode({ dialect: SQLite, schema: { ...schema }, upperCaseKeywords: true }),
      theme,
      syntaxHighlighting(highlight),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": "SQL" }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange(update.state.doc.toString());
      }),
    ],
  });
  return {
    setText(next) {
      const { doc } = view.state;
      if (doc.toString() !== next) view.dispatch({ changes: { from: 0, to: doc.length, insert: next } });
    },
    destroy: () => view.destroy(),
  };
}
