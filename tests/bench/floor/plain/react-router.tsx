import { renderToReadableStream } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
  useLoaderData,
} from "react-router";
import { askFor, type FloorEnv, isFloorTable } from "../ask.ts";
import { type FloorAnswer, FloorTable } from "../tables.tsx";
import { Document } from "./document.tsx";

/** The table as a page of React Router: its loader asks the data API, and React streams the page. */
export async function reactRouterPage(request: Request, env: FloorEnv): Promise<Response> {
  const handler = createStaticHandler(routes(env));
  const context = await handler.query(request);
  if (context instanceof Response) return context;
  const page = (
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} />
  );
  return new Response(await renderToReadableStream(<Document>{page}</Document>), {
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}

function routes(env: FloorEnv): Array<RouteObject> {
  return [
    {
      path: "/react-router/:table",
      loader: ({ params: { table = "" } }) => {
        if (!isFloorTable(table)) throw new Response("no such table", { status: 404 });
        return askFor(table, env);
      },
      Component: Page,
    },
  ];
}

function Page() {
  return <FloorTable {...useLoaderData<FloorAnswer>()} />;
}
