/** A headline fact: a value with what it means, in the colour of `className`'s team. */
export type FactTile = {
  label: string;
  value: string;
  detail: string;
  className?: string;
  /** The mark and the colour that the value has in tables. */
  mark?: "better" | "worse" | "fastest";
};

/** Headline facts side by side, all of one height; on a narrow screen they scroll sideways, on a phone two stand in a row. */
export function FactTiles({ tiles }: { tiles: ReadonlyArray<FactTile> }) {
  return (
    <dl
      className={`grid auto-rows-fr gap-3 shares-${tiles.length} max-[68.75rem]:-mx-4 max-[68.75rem]:overflow-x-auto max-[68.75rem]:px-4 max-[68.75rem]:[--share-least:9.75rem] max-[68.75rem]:[scrollbar-width:none] max-phone:mx-0 max-phone:grid-cols-2 max-phone:gap-2 max-phone:px-0 max-phone:[&>:last-child:nth-child(odd)]:col-span-2 print:grid-cols-3`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
      tabIndex={0}
    >
      {tiles.map(({ label, value, detail, className = "", mark = "" }) => (
        <div
          key={label}
          className={`relative flex min-w-0 flex-col overflow-clip rounded-tile border border-line bg-surface py-2.5 ps-4 pe-3 before:absolute before:inset-y-0 before:start-0 before:w-1 before:bg-team ${className}`}
        >
          <dt className="text-small text-soft">{label}</dt>
          <dd className="flex flex-col">
            <b
              className={`block font-display text-[1.1875rem] leading-6 font-extrabold tracking-[-0.02em] ${mark}`}
            >
              {value}
            </b>
            <span className="text-small leading-[1.1rem] text-balance text-soft">{detail}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
