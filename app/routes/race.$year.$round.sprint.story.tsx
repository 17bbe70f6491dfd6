import { createFileRoute } from "@tanstack/react-router";
import { raceOf } from "#app/data/require-weekend.ts";
import { raceStoryQuery } from "#app/data/timing.queries.ts";
import { StoryScreen } from "#app/features/weekend/race-laps/story-screen.tsx";
import { storySearch } from "#app/features/weekend/race-laps/race-laps-search.ts";
import { weekendHead } from "#app/seo/weekend-head.ts";
import { DrawingSkeleton } from "#app/ui/drawing/plane.tsx";

export const Route = createFileRoute("/race/$year/$round/sprint/story")({
  validateSearch: storySearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(raceStoryQuery({ ...raceOf(params), session: "S" }));
  },
  head: ({ match, params }) => weekendHead(match.context, params, "/race/$year/$round/sprint/story"),
  pendingComponent: DrawingSkeleton,
  component: () => <StoryScreen session="S" />,
});
