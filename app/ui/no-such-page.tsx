import { type ReactNode, Suspense } from "react";
import { WithoutScripts } from "./skeleton/without-scripts.tsx";

/** The view of an address with an unknown name: suggestions and other links. */
export function NothingByThatName({ near, ways }: { near: ReactNode; ways: ReactNode }) {
  return (
    <section className="page message">
      <h1>Not Found</h1>
      <Suspense fallback={<WithoutScripts />}>{near}</Suspense>
      <p className="message-ways">{ways}</p>
    </section>
  );
}

/** The view of an address without a page below a known heading and its tabs; `children` are links onward. */
export function NoSuchPage({ about, children }: { about: string; children?: ReactNode }) {
  return (
    <section className="message">
      <h2>Not Found</h2>
      <p>There is no such page about this {about}.</p>
      {children}
    </section>
  );
}
