import type { ReactNode } from "react";
import { Suspense } from "react";
import { WithoutScripts } from "./skeleton/without-scripts.tsx";

/** The view of an address that names nothing known: who or what may be meant, and other ways. */
export function NothingByThatName({ near, ways }: { near: ReactNode; ways: ReactNode }) {
  return (
    <section className="page message">
      <h1>Not Found</h1>
      <Suspense fallback={<WithoutScripts />}>{near}</Suspense>
      <p className="message-ways">{ways}</p>
    </section>
  );
}

/** The view of an address below a known heading and its tabs that has no page; `children` are ways on. */
export function NoSuchPage({ about, children }: { about: string; children?: ReactNode }) {
  return (
    <section className="message">
      <h2>Not Found</h2>
      <p>There is no such page about this {about}.</p>
      {children}
    </section>
  );
}
