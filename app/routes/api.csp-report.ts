import { createFileRoute } from "@tanstack/react-router";
import { policyReport } from "#app/edge/policy-reports/policy-report.server.ts";

export const Route = createFileRoute("/api/csp-report")({
  server: { handlers: { ANY: ({ request }) => policyReport(request) } },
});
