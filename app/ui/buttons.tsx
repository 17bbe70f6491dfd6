import { type ReactNode, useState } from "react";

type CopyButtonProps = {
  label: string;
  /** What is copied, made when the button is pressed. */
  text: () => string;
  className?: string;
};

/** Copies a text, and says so until there is another one. */
export function CopyButton({ label, text, className = "" }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  async function copy() {
    const written = text();
    try {
      await navigator.clipboard.writeText(written);
      setCopied(written);
    } catch {
      // The clipboard is forbidden: the text can still be selected.
      setCopied(null);
    }
  }
  const isCopied = copied !== null && copied === text();
  return (
    <>
      <button type="button" className={`button needs-scripts ${className}`} onClick={() => void copy()}>
        {isCopied ? "Copied" : label}
      </button>
      {/* A button that changes its name is not read out. */}
      <span role="status" className="sr-only">
        {isCopied ? "Copied" : ""}
      </span>
    </>
  );
}

/**
 * The class of a `details` that is folded on a phone alone, behind a `ButtonSummary`; a browser that cannot show what is in
 * a closed one has the button everywhere.
 */
export const foldedOnPhone =
  "md:[&::details-content]:[content-visibility:visible] md:supports-[selector(::details-content)]:[&>summary]:hidden";

/** What opens a `details` that stands among buttons: it looks like them. */
export function ButtonSummary({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <summary
      className={`button flex w-fit list-none items-center gap-2 max-md:min-h-(--touch-height) [&::-webkit-details-marker]:hidden ${className}`}
    >
      {children}{" "}
      <span className="text-soft" aria-hidden="true">
        ▾
      </span>
    </summary>
  );
}

type ChosenNameProps = {
  name: string;
  /** False where nothing tells whose colour it is. */
  hasBar?: boolean;
};

/** What a chip that takes somebody out of a comparison shows: the bar of the team, the name, and a cross. */
export function ChosenName({ name, hasBar = true }: ChosenNameProps) {
  return (
    <>
      {hasBar ? <span className="h-3.5 w-1 rounded-[2px] bg-team" aria-hidden="true" /> : null}
      {name}
      <span className="text-base/none text-soft" aria-hidden="true">
        ×
      </span>
    </>
  );
}
