import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { oldFactsSeconds } from "#app/edge/request-facts.ts";
import { formatAge } from "#app/text/format-age.ts";

/**
 * Says on a page that shows old facts, because the data API gives no new ones, how old they are. On the next page the
 * visitor opens the facts are asked for anew, so it goes.
 */
export function OldFactsNote() {
  const [seconds] = useState(oldFactsSeconds);
  const href = useLocation({ select: (location) => location.href });
  const [firstHref] = useState(href);
  if (seconds === null || href !== firstHref) return null;
  return (
    <p className="old-facts" role="status" data-seconds={seconds}>
      The data service does not answer at the moment. What you see is from {formatAge(seconds)} ago.
    </p>
  );
}
