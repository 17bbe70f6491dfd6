import { formatCount } from "#app/ui/format-number.ts";

/** How long ago something was, in words: "3 hours ago". @param ms how long, in milliseconds */
export function agoText(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  if (minutes < 1) return "less than a minute ago";
  if (minutes < 60) return `${formatCount(minutes, "minute")} ago`;
  const hours = Math.round(minutes / 60);
  return `${hours < 48 ? formatCount(hours, "hour") : formatCount(Math.round(hours / 24), "day")} ago`;
}
