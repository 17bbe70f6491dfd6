import { createFileRoute } from "@tanstack/react-router";
import { boardId, boards } from "#app/features/design/board.tsx";
import { Cards, Heads } from "#app/features/design/cards.tsx";
import { Controls, PageStates } from "#app/features/design/controls.tsx";
import { Drawings, Tables } from "#app/features/design/drawings.tsx";
import { Colours, ThemeStyles, TypeAndSpace } from "#app/features/design/tokens.tsx";
import { pageHead } from "#app/seo/head.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const Route = createFileRoute("/design/")({
  head: ({ match }) =>
    pageHead(match.context.siteUrl, {
      title: "Parts of the design",
      description: "Every part of this site’s pages in its states, for those who build its next screen.",
      path: "/design/",
      noindex: true,
    }),
  component: DesignScreen,
});

/** Every part of the site's pages with example values, for whoever builds the next screen (docs/design.md). */
function DesignScreen() {
  return (
    <div className="page">
      <ThemeStyles />
      <PageHeading about="Every part in its states, with what it is called in the source and what it is for. The values are examples, not results.">
        <h1>Parts of the design</h1>
      </PageHeading>
      <nav
        aria-label="On this page"
        className="sticky top-0 z-4 -mx-4 overflow-x-auto border-b border-line bg-page px-4 [scrollbar-width:none]"
      >
        <ul className="flex gap-5 text-[0.9375rem] whitespace-nowrap [scroll-target-group:auto]">
          {boards.map((title) => (
            <li key={title}>
              <a
                href={`#${boardId(title)}`}
                className="flex min-h-11 items-center font-medium [&:target-current]:font-strong"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Colours />
      <TypeAndSpace />
      <Heads />
      <Cards />
      <Tables />
      <Drawings />
      <Controls />
      <PageStates />
    </div>
  );
}
