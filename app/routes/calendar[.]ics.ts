import { createFileRoute } from "@tanstack/react-router";
import { calendarFileResponse } from "#app/data/calendar-file/calendar-file.server.ts";

export const Route = createFileRoute("/calendar.ics")({
  server: { handlers: { GET: calendarFileResponse } },
});
