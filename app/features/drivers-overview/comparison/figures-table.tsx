import { Link } from "@tanstack/react-router";
import type { DriverCareerRow } from "#contract/careers.ts";
import { Compared } from "#app/ui/compared/compared.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { careerYears } from "../career-years.ts";
import { compareText } from "../search.ts";
import { bestOf, figures } from "./figures.ts";

type Careers = { careers: ReadonlyArray<DriverCareerRow> };

/** The careers side by side: a column for each driver, a line for each figure, the best values marked. */
export function FiguresTable({ careers }: Careers) {
  return (
    <div className="comparison-frame">
      <table className="comparison-table">
        <caption className="sr-only">Careers side by side</caption>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            {careers.map((career) => (
              <th key={career.driver_id} scope="col">
                <Flag country={career.country} />{" "}
                <Link to="/driver/$driverId/" params={{ driverId: career.driver_id }}>
                  {career.name}
                </Link>
                <small>{careerYears(career)}</small>
                <RemoveLink career={career} careers={careers} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => {
            const best = bestOf(figure, careers);
            return (
              <tr key={figure.label}>
                <th scope="row">{figure.label}</th>
                {careers.map((career, index) => (
                  <td key={career.driver_id}>
                    <Compared by={best[index] ? 1 : 0}>{figure.format(figure.value(career))}</Compared>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Takes a driver out of the comparison. */
function RemoveLink({ career, careers }: Careers & { career: DriverCareerRow }) {
  const others = careers.map(({ driver_id }) => driver_id).filter((id) => id !== career.driver_id);
  return (
    <Link
      from="/drivers_overview/"
      to="."
      search={(previous) => ({ ...previous, compare: compareText(others) })}
      resetScroll={false}
      className="remove-link"
      aria-label={`Remove ${career.name} from the comparison`}
    >
      Remove
    </Link>
  );
}
