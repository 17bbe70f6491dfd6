import type { ReactNode } from "react";
import type { SelectOption } from "./select-props.ts";

export type SelectFieldProps = {
  label: ReactNode;
  /** The search parameter that a form which is sent has the choice in. */
  name: string;
  value: string;
  options: ReadonlyArray<SelectOption<string>>;
  onPick: (value: string) => void;
  className?: string;
  selectClass?: string;
};

/** A select as a field of a form: always the browser's own, which is submitted without scripts. */
export function SelectField(props: SelectFieldProps) {
  const { label, name, value, options, onPick, className, selectClass = "" } = props;
  return (
    <label className={className}>
      {label}
      <span className={`select ${selectClass}`}>
        <select name={name} value={value} onChange={(event) => onPick(event.target.value)}>
          <NativeOptions options={options} />
        </select>
      </span>
    </label>
  );
}

/** The options of the browser's own select. */
export function NativeOptions({ options }: { options: ReadonlyArray<SelectOption<string>> }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
