import { createFileRoute } from "@tanstack/react-router";
import { raceOf } from "#app/data/weekend-loaders.ts";
import { lapPositionsQuery, raceStoryQuery, raceClassificationQuery } from "#app/data/weekend.queries.ts";
import { StoryScreen } from "#app/features/weekend/race-laps/story-screen.tsx";
import { storySearch } from "#app/features/weekend/weekend-search.ts";
import { weekendHead } from "#app/seo/weekend-head.ts";
import { DrawingSkeleton } from "#app/ui/drawing/plane.tsx";

export const Route = createFileRoute("/race/$year/$round/race/story")({
  validateSearch: storySearch,
  loader: ({ context, params }) => {
    const { queryClient } = context;
    const race = raceOf(params);
    void queryClient.prefetchQuery(raceStoryQuery({ ...race, session: "R" }));
    void queryClient.prefetchQuery(lapPositionsQuery({ ...race, session: "R" }));
    void queryClient.prefetchQuery(raceClassificationQuery(race, "R"));
  },
  head: weekendHead("/race/$year/$round/race/story"),
  pendingComponent: DrawingSkeleton,
  component: () => <StoryScreen session="R" />,
});
