import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/race/$year/$round/qualifying/")({
  beforeLoad: ({ params: { year, round } }) => {
    throw redirect({ to: "/race/$year/$round/qualifying/results", params: { year, round }, statusCode: 307 });
  },
});
