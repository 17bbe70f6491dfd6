import { createClientOnlyFn } from "@tanstack/react-start";
import { type RefObject, useEffect, useRef, useState } from "react";
import { NativeOptions } from "./select-field.tsx";
import type { RichSelect } from "./rich-select.client.tsx";
import { checkOptions, choose, type SelectProps } from "./select-props.ts";

const loadRichSelect = createClientOnlyFn(async () => (await import("./rich-select.client.tsx")).RichSelect);

/** Set once the chunk is there, so that selects on later pages begin rich. It never is when a page hydrates. */
let Loaded: typeof RichSelect | null = null;

/**
 * A choice of one among several. It begins as the browser's own select, for which nothing need be loaded, and
 * turns into Radix's, of the same size, as soon as that is there and nobody is using it.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  checkOptions(props.options);
  const native = useRef<HTMLSelectElement>(null);
  const rich = useRichness(native);
  if (rich && Loaded !== null) return <Loaded {...props} />;
  return <NativeSelect {...props} element={native} />;
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
      // Whoever has the select open keeps it until they leave it.
      if (document.activeElement !== native.current) swap();
      else native.current?.addEventListener("blur", swap, { once: true, signal: gone.signal });
    }
    // A chunk that cannot be loaded leaves the native select, which does all that is needed.
    load().catch(() => {});
    return () => gone.abort();
  }, [rich, native]);
  return rich;
}

type NativeSelectProps<Value extends string> = SelectProps<Value> & {
  element: RefObject<HTMLSelectElement | null>;
};

function NativeSelect<Value extends string>({ element, ...props }: NativeSelectProps<Value>) {
  const { label, value, options, placeholder } = props;
  return (
    <span className="select" data-label={label}>
      <select
        ref={element}
        aria-label={label}
        value={value}
        data-placeholder={value === "" ? "" : undefined}
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
