import { createFileRoute } from "@tanstack/react-router";
import { raceOf } from "#app/data/weekend-loaders.ts";
import { idealSectorsQuery } from "#app/data/weekend.queries.ts";
import { DriverIdealSectorsScreen } from "#app/features/weekend/ideal-sectors/ideal-screens.tsx";
import { weekendHead } from "#app/seo/weekend-head.ts";
import { DrawingSkeleton } from "#app/ui/drawing/plane.tsx";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/race/$year/$round/qualifying/driver-ideal-sectors")({
  validateSearch: tableView,
  loader: ({ context, params }) => {
    const session = { ...raceOf(params), session: "Q" } as const;
    void context.queryClient.prefetchQuery(idealSectorsQuery(session));
  },
  head: weekendHead("/race/$year/$round/qualifying/driver-ideal-sectors"),
  pendingComponent: DrawingSkeleton,
  component: () => <DriverIdealSectorsScreen session="Q" />,
});
