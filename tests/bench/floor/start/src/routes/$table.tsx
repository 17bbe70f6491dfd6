import { env } from "cloudflare:workers";
import { createFileRoute } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";
import { askFor, isFloorTable } from "../../../ask.ts";
import { FloorTable } from "../../../tables.tsx";

const fetchAnswer = createServerFn({ method: "GET" })
  .validator((table: string) => {
    if (!isFloorTable(table)) throw new Error(`no table is called ${table}`);
    return table;
  })
  .handler(({ data }) => askFor(data, env));

export const Route = createFileRoute("/$table")({
  loader: ({ params }) => fetchAnswer({ data: params.table }),
  component: Page,
});

function Page() {
  return <FloorTable {...Route.useLoaderData()} />;
}
