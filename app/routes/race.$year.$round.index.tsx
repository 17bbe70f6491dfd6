import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/race/$year/$round/")({
  beforeLoad: ({ params: { year, round } }) => {
    throw redirect({ to: "/race/$year/$round/race/results", params: { year, round }, statusCode: 307 });
  },
});
