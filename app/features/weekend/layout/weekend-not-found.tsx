import type { NotFoundRouteProps } from "@tanstack/react-router";
import { is, object, string } from "valibot";
import { NearWeekends } from "./near-weekends.tsx";
import { NoSuchWeekendPage } from "./session-not-found.tsx";
import { WaysOn } from "#app/features/shell/ways-on.tsx";
import { Message } from "#app/ui/no-such-page.tsx";

const noWeekend = object({ year: string(), round: string() });

/** The view of an address under `/race/` that leads nowhere: to no round of a season, or to nothing of a weekend. */
export function WeekendNotFound({ data }: Partial<NotFoundRouteProps>) {
  if (!is(noWeekend, data)) return <NoSuchWeekendPage />;
  return (
    <Message title="Not Found" mark="404" after={<WaysOn />}>
      <NearWeekends {...data} />
    </Message>
  );
}
