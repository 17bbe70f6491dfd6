import { createFileRoute } from "@tanstack/react-router";
import { CalendarFileScreen } from "#app/features/calendar-file/calendar-file-screen.tsx";
import { pageHead } from "#app/seo/head.ts";

export const Route = createFileRoute("/calendar/")({
  head: ({ match }) =>
    pageHead(match.context.siteUrl, {
      title: "Formula 1 calendar for your phone and computer",
      description:
        "Subscribe to the Formula 1 calendar: races, sprints, qualifying and practice in your own time zone, with alarms if you like. Sessions that move, move in your calendar.",
      path: "/calendar/",
      way: [{ name: "Calendar", path: "/calendar/" }],
    }),
  component: CalendarFileScreen,
});
