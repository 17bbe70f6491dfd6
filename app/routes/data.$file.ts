import { createFileRoute } from "@tanstack/react-router";
import { dataFileAnswer } from "#app/data/data-files/data-file-answer.server.ts";

/** The archive as a file, and its checksum; the page at `/data/` describes them. */
export const Route = createFileRoute("/data/$file")({
  server: { handlers: { GET: ({ request, params }) => dataFileAnswer(request, params.file) } },
});
