import * as Radix from "@radix-ui/react-select";
import { startTransition, useState } from "react";
import { afterNextFrame } from "#app/ui/first-frame.ts";
import { choose, type SelectProps } from "./select-field.tsx";
import "./rich-select.css";

/** The page's nonce: without it the content security policy refuses the styles that Radix adds. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;

// The lock that keeps the page from scrolling behind an open list takes its nonce from this global.
if (nonce !== undefined) Object.assign(globalThis, { __webpack_nonce__: nonce });

const scrollClass = "bg-raised py-[0.2rem] text-center text-xs/[1.2] text-soft";

/**
 * Radix's select. Typing jumps to an option, and what was typed is forgotten after 1 s; a scroll button repeats
 * every 50 ms while the pointer rests on it. Both are Radix's own figures (select.test.ts).
 *
 * Opening the list and passing on the choice wait until the browser has shown that the control was used: lists are
 * long, and what a choice changes may be slow.
 */
export function RichSelect<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, placeholder, className = "" } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(open) => afterNextFrame(() => startTransition(() => setOpen(open)))}
      value={value}
      onValueChange={(chosen) => startTransition(() => choose(props, chosen))}
    >
      <Radix.Trigger
        className={`select *:truncate data-placeholder:*:text-soft ${className}`}
        aria-label={label}
        // A mouse opens the list by its click, as a finger does: the end of a press would have to wait for the list.
        onPointerDown={(event) => event.preventDefault()}
      >
        <Radix.Value placeholder={placeholder} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="z-20 flex max-h-[min(24rem,var(--radix-select-content-available-height))] max-w-[calc(100vw-1.5rem)] min-w-(--radix-select-trigger-width) flex-col overflow-hidden rounded-tile border border-line-strong bg-surface text-[0.875rem] text-ink shadow-pop"
          position="popper"
          sideOffset={4}
        >
          <Radix.ScrollUpButton className={scrollClass}>▲</Radix.ScrollUpButton>
          <Radix.Viewport
            nonce={nonce}
            className="*:cursor-pointer *:py-[0.3rem] *:ps-2.5 *:pe-6 *:outline-none *:select-none *:data-highlighted:bg-raised *:data-highlighted:[box-shadow:inset_3px_0_var(--color-accent)] *:data-[state=checked]:font-strong"
          >
            {options.map((option) => (
              <Radix.Item key={option.value} value={option.value}>
                <Radix.ItemText>{option.label}</Radix.ItemText>
              </Radix.Item>
            ))}
          </Radix.Viewport>
          <Radix.ScrollDownButton className={scrollClass}>▼</Radix.ScrollDownButton>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
