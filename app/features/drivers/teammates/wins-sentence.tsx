import { Link } from "@tanstack/react-router";
import { formatPercent } from "#app/ui/compared/compared.tsx";
import type { Wins } from "./wins.ts";

type WinsSentenceProps = {
  wins: Wins;
  /** The only teammate whom the wins are about. */
  teammate?: { id: string; name: string };
};

/** Who was ahead how often, in one sentence: "Ahead of Ayrton Senna in 16 of 32 races (50.0%)." */
export function WinsSentence({ wins, teammate }: WinsSentenceProps) {
  const { driverWins, teammateWins, winPercent } = wins;
  const all = driverWins + teammateWins;
  const what = teammate === undefined ? "comparison" : "race";
  return (
    <p>
      Ahead{" "}
      {teammate === undefined ? null : (
        <>
          of{" "}
          <Link to="/driver/$driverId/" params={{ driverId: teammate.id }}>
            {teammate.name}
          </Link>{" "}
        </>
      )}
      in {driverWins} of {all} {all === 1 ? what : `${what}s`} ({formatPercent(winPercent)}).
    </p>
  );
}
