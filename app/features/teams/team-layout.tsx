import { Outlet } from "@tanstack/react-router";

/** What all pages of a team share: its header and tabs. */
export function TeamLayout() {
  return <Outlet />;
}
