import type { SelectOption } from "./select-props.ts";

/** The options of the browser's own select. */
export function NativeOptions({ options }: { options: ReadonlyArray<SelectOption<string>> }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
