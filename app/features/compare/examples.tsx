import { Link } from "@tanstack/react-router";
import type { ComparedKind } from "#app/data/compare/compared-ids.ts";

/** Comparisons that people argue about, each with its address. */
const examples: Readonly<Record<ComparedKind, ReadonlyArray<{ label: string; ids: string }>>> = {
  drivers: [
    { label: "Hamilton and Schumacher", ids: "lewis_hamilton,michael_schumacher" },
    { label: "Senna and Prost", ids: "ayrton_senna,alain_prost" },
    { label: "Fangio and Clark", ids: "juan_manuel_fangio,jim_clark" },
    {
      label: "Verstappen, Norris, Piastri and Russell",
      ids: "max_verstappen,lando_norris,oscar_piastri,george_russell",
    },
  ],
  teams: [
    { label: "Ferrari and McLaren", ids: "ferrari,mclaren" },
    { label: "Williams, Benetton and McLaren", ids: "williams,benetton,mclaren" },
    { label: "Red Bull and Mercedes", ids: "red_bull,mercedes" },
  ],
};

/** Where nobody is compared yet. */
export function Examples({ kind }: { kind: ComparedKind }) {
  return (
    <section className="compare-examples" aria-labelledby="compare-examples">
      <h2 id="compare-examples">For example</h2>
      <ul>
        {examples[kind].map(({ label, ids }) => (
          <li key={ids}>
            <Link to="/compare/" search={{ kind: kind === "teams" ? "teams" : undefined, ids }}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
