import { createFileRoute, notFound, redirect } from "@tanstack/react-router";

/** A season or a championship without a page of its own leads to an overview; anything else is not there. */
export const Route = createFileRoute("/standings/$year/$")({
  beforeLoad: ({ params: { year, _splat: path = "" } }) => {
    if (path === "odds") {
      throw redirect({ href: `/standings/${year}/drivers/odds`, statusCode: 307 });
    }
    if (["", "drivers", "constructors"].includes(path)) {
      throw redirect({ href: `/standings/${year}/${path || "drivers"}/overview`, statusCode: 307 });
    }
    throw notFound();
  },
});
