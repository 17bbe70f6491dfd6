import { type ReactNode, Suspense } from "react";
import { WithoutScripts } from "./skeleton/without-scripts.tsx";

type MessageProps = {
  title: string;
  /** True for one that stands below a page's heading. */
  below?: boolean;
  children: ReactNode;
};

/** A page that has only something to say: an error, an address that leads nowhere. */
export function Message({ title, below = false, children }: MessageProps) {
  const Heading = below ? "h2" : "h1";
  return (
    <section className={`grid justify-items-start gap-3 pt-16 pb-24 ${below ? "" : "page"}`}>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

/** Links and buttons that lead on from a message. */
export function MessageWays({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap gap-2 *:inline-flex *:min-h-9 *:items-center *:no-underline">{children}</p>
  );
}

/** The view of an address with an unknown name: suggestions and other links. */
export function NothingByThatName({ near, ways }: { near: ReactNode; ways: ReactNode }) {
  return (
    <Message title="Not Found">
      <Suspense fallback={<WithoutScripts />}>{near}</Suspense>
      <MessageWays>{ways}</MessageWays>
    </Message>
  );
}

/** The view of an address without a page below a known heading and its tabs; `children` are links onward. */
export function NoSuchPage({ about, children }: { about: string; children?: ReactNode }) {
  return (
    <Message title="Not Found" below>
      <p>There is no such page about this {about}.</p>
      {children}
    </Message>
  );
}
