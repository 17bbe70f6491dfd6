import { createFileRoute, type NotFoundRouteProps } from "@tanstack/react-router";
import { is, object, string } from "valibot";
import { prefetchWeekendOutline, raceOf, requireWeekend } from "#app/data/require-weekend.ts";
import { WaysOn } from "#app/features/shell/ways-on.tsx";
import { NearWeekends } from "#app/features/weekend/layout/near-weekends.tsx";
import { NoSuchWeekendPage } from "#app/features/weekend/layout/session-not-found.tsx";
import { WeekendLayout } from "#app/features/weekend/layout/weekend-layout.tsx";
import { notFoundHead } from "#app/seo/head.ts";
import { Message } from "#app/ui/error-pages.tsx";

export const Route = createFileRoute("/race/$year/$round")({
  // Imported when a weekend is opened: no other page needs all of these names.
  beforeLoad: async ({ params }) => {
    const { grandPrixName } = await import("#contract/grand-prix-names.ts");
    return { grandPrix: grandPrixName(Number(params.year), Number(params.round)) };
  },
  loader: async ({ context: { queryClient }, params }) => {
    await requireWeekend(queryClient, params);
    await prefetchWeekendOutline(queryClient, raceOf(params));
  },
  head: ({ match, matches }) => notFoundHead(match, matches),
  component: WeekendLayout,
  notFoundComponent: WeekendNotFound,
});

const noWeekend = object({ year: string(), round: string() });

/** The view of an address under `/race/` that leads nowhere: to no round of a season, or to nothing of a weekend. */
function WeekendNotFound({ data }: Partial<NotFoundRouteProps>) {
  if (!is(noWeekend, data)) return <NoSuchWeekendPage />;
  return (
    <Message title="Not Found" mark="404" after={<WaysOn />}>
      <NearWeekends {...data} />
    </Message>
  );
}
