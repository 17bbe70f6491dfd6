import { Compared } from "#app/ui/compared/compared.tsx";
import { formatPercent, shareOf } from "#app/ui/compared/share.ts";
import { formatValue } from "#app/ui/format-number.ts";

type DuelLineProps = {
  label: string;
  one: number;
  other: number;
  /** True where each one's part of both is of interest. */
  share?: boolean;
};

/** A line of two amounts, of which more is better. */
export function DuelLine({ label, one, other, share = false }: DuelLineProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {[
        { id: "one", own: one, theirs: other },
        { id: "other", own: other, theirs: one },
      ].map(({ id, own, theirs }) => (
        <td key={id}>
          <Compared by={own - theirs}>
            {formatValue(own)}
            {share ? ` (${formatPercent(shareOf(own, theirs))})` : null}
          </Compared>
        </td>
      ))}
    </tr>
  );
}
