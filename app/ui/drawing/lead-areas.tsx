import { percent } from "./lengths.ts";
import { Plane, type Range } from "./plane.tsx";

type LeadAreasProps = {
  x: Range;
  /** The values drawn; zero lies within. */
  range: Range;
  /** The path of what lies between the line and zero. */
  path: string;
  /** The colour above zero, and that below. */
  colours: readonly [above: string, below: string];
};

/** What lies between a line and zero, lighter below: who leads by how much. Inside an `svg`. */
export function LeadAreas({ x, range, path, colours: [above, below] }: LeadAreasProps) {
  const zero = range.to / (range.to - range.from);
  return (
    <>
      {/* Each half shows its part of the same path: what lies beyond its edge is cut off. */}
      <Plane x={x} y={{ from: 0, to: range.to }} height={percent(zero)}>
        <path className="lead" d={path} fill={above} />
      </Plane>
      <Plane x={x} y={{ from: range.from, to: 0 }} top={percent(zero)} height={percent(1 - zero)}>
        <path className="lead-other" d={path} fill={below} />
      </Plane>
    </>
  );
}
