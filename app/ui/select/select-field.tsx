import type { ReactNode } from "react";

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

/** One of the choices of a select: what is sent, and what is shown. */
export type SelectOption<Value extends string> = { value: Value; label: string };

export type SelectProps<Value extends string> = {
  /** What is chosen, for those who cannot see what stands around it. */
  label: string;
  /** The chosen option's value; "" while none is chosen. */
  value: Value | "";
  options: ReadonlyArray<SelectOption<Value>>;
  /** What stands there while nothing is chosen. */
  placeholder?: string;
  /** Its size, where it is not as wide as what it stands in. */
  className?: string;
  onChange: (value: Value) => void;
};

/** Hands on the chosen value, which both kinds of select only know as text. Anything else is ignored. */
export function choose<Value extends string>(props: SelectProps<Value>, value: string): void {
  const option = props.options.find((each) => each.value === value);
  if (option !== undefined) props.onChange(option.value);
}

/**
 * Refuses options without a value: the empty one stands for "nothing chosen".
 *
 * @throws for such an option, which is a developer's error
 */
export function checkOptions(options: ReadonlyArray<SelectOption<string>>): void {
  if (options.some(({ value }) => value === "")) throw new Error("A select option needs a value");
}
