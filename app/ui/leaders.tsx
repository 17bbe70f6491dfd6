import { PlaceMark } from "#app/ui/places.tsx";

/** So many stand beside a finding. */
const mostLeaders = 5;

type LeadersProps = {
  title: string;
  /** In their order; `look` is the class of the team's colour. */
  lines: ReadonlyArray<{ id: string; place: number | null; name: string; value: string; look: string }>;
};

/** The first of a table, as a small card beside a finding. */
export function Leaders({ title, lines }: LeadersProps) {
  return (
    <div className="min-w-0 rounded-tile border border-line bg-surface px-4 pt-2.5 pb-1">
      <h3 className="text-small font-semibold text-soft">{title}</h3>
      <ol className="mt-1 text-table">
        {lines.slice(0, mostLeaders).map(({ id, place, name, value, look }, index) => (
          <li
            key={id}
            className={`flex items-center gap-2 border-line py-1.5 ${index === 0 ? "" : "border-t"} ${look}`}
          >
            <PlaceMark place={place} className="text-center">
              {place ?? "–"}
            </PlaceMark>
            <span className="h-5.5 w-1 shrink-0 bg-team" aria-hidden="true" />
            <span className="min-w-0 flex-1 truncate font-strong">{name}</span>
            <b className="font-bold">{value}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
