import { Outlet } from "@tanstack/react-router";
import { Suspense } from "react";

/**
 * Where a layout shows its page. A page's skeleton is in the page's own file: until that has loaded nothing is
 * shown here, and the layout around it stays as it is and keeps focus.
 */
export function PageOutlet() {
  return (
    <Suspense fallback={<div className="min-h-screen" />}>
      <Outlet />
    </Suspense>
  );
}
