import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/race/$year/$round/practice/")({
  beforeLoad: ({ params: { year, round } }) => {
    throw redirect({
      to: "/race/$year/$round/practice/$session",
      params: { year, round, session: "fp1" },
      statusCode: 307,
    });
  },
});
