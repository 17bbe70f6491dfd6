import type { ReactNode } from "react";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { Compared, PairShares } from "#app/ui/compared/compared.tsx";
import { phoneBarClass, phoneFigureClass } from "#app/ui/value-bar.tsx";
import { teamsIn } from "#contract/teams.ts";

type WithSharesProps = { first: number; second: number; children: ReactNode };

/** The share of the first of two, and where there is room both shares as a bar in the colour of their team. */
export function WithShares({ first, second, children }: WithSharesProps) {
  return (
    <span className="flex items-center justify-end gap-4">
      <span className={`w-full max-w-56 max-md:max-w-none ${phoneBarClass}`}>
        <PairShares first={first} second={second} className="block" />
      </span>
      <span className={`min-w-16 ${phoneFigureClass}`}>
        <Compared by={first - second}>{children}</Compared>
      </span>
    </span>
  );
}

/** The colour of the team that they shared, or of the last one. */
export function teamOf({ teams, year }: { teams: string; year: number }): string {
  return teamClass(teamsIn(teams).at(-1)?.id ?? null, year);
}
