import { createClientOnlyFn } from "@tanstack/react-start";
import { type RefObject, useEffect, useRef, useState } from "react";
import { NativeOptions, checkOptions, choose, type SelectProps } from "./select-field.tsx";
import type { RichSelect } from "./rich-select.client.tsx";

const loadRichSelect = createClientOnlyFn(async () => (await import("./rich-select.client.tsx")).RichSelect);

/**
 * Set when the chunk has loaded, so that selects on later pages start rich. Never set while a page hydrates.
 */
let Loaded: typeof RichSelect | null = null;

/**
 * A select. It starts as the browser's own, which needs no code, and becomes Radix's, of the same size, as soon as
 * that has loaded and nobody is using it.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  checkOptions(props.options);
  const native = useRef<HTMLSelectElement>(null);
  const rich = useRichness(native);
  if (rich && Loaded !== null) return <Loaded {...props} />;
  return <NativeSelect {...props} element={native} />;
}

/** A select that stays the browser's own: in a modal dialog, above which nothing else can open. */
export function PlainSelect<Value extends string>(props: SelectProps<Value>) {
  checkOptions(props.options);
  return <NativeSelect {...props} element={null} />;
}

/** False until the rich select is loaded and the native one is out of use. */
function useRichness(native: RefObject<HTMLSelectElement | null>): boolean {
  const [rich, setRich] = useState(Loaded !== null);
  useEffect(() => {
    if (rich) return undefined;
    const gone = new AbortController();
    const swap = () => setRich(true);
    async function load() {
      Loaded = await loadRichSelect();
      // A select in use stays as it is until it loses focus.
      if (document.activeElement !== native.current) swap();
      else native.current?.addEventListener("blur", swap, { once: true, signal: gone.signal });
    }
    // If the chunk fails to load, the native select stays.
    load().catch(() => {});
    return () => gone.abort();
  }, [rich, native]);
  return rich;
}

type NativeSelectProps<Value extends string> = SelectProps<Value> & {
  element: RefObject<HTMLSelectElement | null> | null;
};

function NativeSelect<Value extends string>({ element, ...props }: NativeSelectProps<Value>) {
  const { label, value, options, placeholder, className = "" } = props;
  return (
    <span className={`select ${className}`}>
      <select
        ref={element}
        aria-label={label}
        value={value}
        className={value === "" ? "text-soft" : undefined}
        onChange={(event) => choose(props, event.target.value)}
      >
        {placeholder === undefined ? null : (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        <NativeOptions options={options} />
      </select>
    </span>
  );
}
