import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/mcp")({
  server: {
    handlers: {
      // The protocol's library is 100 KB that no page needs: it is loaded with the first call.
      ANY: async ({ request }) => (await import("#app/open-data/mcp.server.ts")).mcpResponse(request),
    },
  },
});
