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
