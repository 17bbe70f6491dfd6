import * as Radix from "@radix-ui/react-select";
import { startTransition, useState } from "react";
import { choose, type SelectProps } from "./select-props.ts";

/** The page's nonce: without it the content security policy refuses the styles that Radix adds. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;

// The lock that keeps the page from scrolling behind an open list takes its nonce from this global.
if (nonce !== undefined) Object.assign(globalThis, { __webpack_nonce__: nonce });

/**
 * Radix's select. Typing jumps to an option, and what was typed is forgotten after 1 s; a scroll button repeats
 * every 50 ms while the pointer rests on it (specification §9). Both are Radix's own figures (select.test.ts).
 *
 * Opening the list and passing on the choice wait until the browser has painted the interaction: lists are long,
 * and what a choice changes may be slow.
 */
export function RichSelect<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, placeholder } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(open) => startTransition(() => setOpen(open))}
      value={value}
      onValueChange={(chosen) => startTransition(() => choose(props, chosen))}
    >
      <Radix.Trigger className="select" aria-label={label} data-label={label}>
        <Radix.Value placeholder={placeholder} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="select-list" position="popper" sideOffset={4}>
          <Radix.ScrollUpButton className="select-scroll">▲</Radix.ScrollUpButton>
          <Radix.Viewport nonce={nonce}>
            {options.map((option) => (
              <Radix.Item key={option.value} value={option.value} className="select-option">
                <Radix.ItemText>{option.label}</Radix.ItemText>
              </Radix.Item>
            ))}
          </Radix.Viewport>
          <Radix.ScrollDownButton className="select-scroll">▼</Radix.ScrollDownButton>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
