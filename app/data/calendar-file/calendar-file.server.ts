import { plainText } from "#app/platform/plain-text.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { ApiError } from "../upstream.server.ts";
import { fetchCalendar } from "../races.functions.ts";
import { icalendar, seasonEvents } from "./icalendar.ts";
import { calendarOptions } from "./options.ts";

/** The requested calendar file; 404 for a season without a calendar, 503 if the data API is unavailable. */
export async function calendarFileResponse({ request }: { request: Request }): Promise<Response> {
  const { year, groups, alarm } = calendarOptions(new URL(request.url).searchParams);
  try {
    const season = await fetchCalendar({ data: year });
    if (season.races.length === 0) return plainText("There is no calendar for this season.\n", 404);
    const { siteUrl, presentMs } = requestContext();
    const file = icalendar({
      name: `Formula 1 ${season.year}`,
      events: seasonEvents(season.races, groups, siteUrl),
      made: new Date(presentMs),
      alarmMinutes: alarm,
    });
    return new Response(file, {
      headers: {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": `inline; filename="formula-1-${season.year}.ics"`,
        "cache-control": "public, max-age=3600",
      },
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return plainText("The calendar is temporarily unavailable. Please try again later.\n", 503);
  }
}
