import { createFileRoute } from "@tanstack/react-router";
import { SqlScreen } from "#app/features/sql/sql-screen.tsx";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/sql/")({
  validateSearch: tableView,
  loader: async ({ context }) => (await import("./-data-pages.ts")).loadDataPage(context, "sql"),
  head: ({ loaderData }) => loaderData ?? {},
  component: SqlScreen,
});
