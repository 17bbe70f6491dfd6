import { Outlet } from "@tanstack/react-router";
import { Suspense } from "react";

/**
 * Where a layout shows its page. A page's skeleton lies in the page's own file: until that has been loaded, nothing
 * stands here, and the layout around it stays as it is, with whatever has the focus.
 */
export function PageOutlet() {
  return (
    <Suspense fallback={<div className="page-to-come" />}>
      <Outlet />
    </Suspense>
  );
}
