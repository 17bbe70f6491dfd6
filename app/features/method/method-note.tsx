import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { formatDay } from "#app/text/dates.ts";

/** What stands under every table after its own words: when its facts were brought in, and the way to the method. */
export function MethodNote() {
  return (
    <>
      <Suspense fallback={null}>
        <Refreshed />
      </Suspense>
      <Link to="/method/">How we count</Link>
    </>
  );
}

function Refreshed() {
  const { data } = useSuspenseQuery(archiveInfoQuery());
  return data.available ? `Archive refreshed on ${formatDay(data.value.imported_at.slice(0, 10))}. ` : null;
}
