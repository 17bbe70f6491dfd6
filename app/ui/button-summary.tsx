/** What opens a `details` that stands among buttons: it looks like them. */
export function ButtonSummary({ children }: { children: string }) {
  return (
    <summary className="button flex w-fit list-none items-center gap-2 max-md:min-h-(--touch-height) [&::-webkit-details-marker]:hidden">
      {children}{" "}
      <span className="text-soft" aria-hidden="true">
        ▾
      </span>
    </summary>
  );
}
