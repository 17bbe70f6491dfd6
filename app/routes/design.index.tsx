import { createFileRoute } from "@tanstack/react-router";
import { boardId, boards } from "#app/features/design/board.tsx";
import { Cards, Heads } from "#app/features/design/cards.tsx";
import { Controls, PageStates } from "#app/features/design/controls.tsx";
import { Drawings, Tables } from "#app/features/design/drawings.tsx";
import { AtAGlance, Colours, ThemeStyles, TypeAndSpace } from "#app/features/design/tokens.tsx";
import { pageHead } from "#app/seo/head.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { otherTabClass, tabClass, tabsClass, wholeRowClass } from "#app/ui/tabs.tsx";

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
      <PageHeading about="Every part of the site in every state, with its name in the source. The values are examples, not results.">
        <h1>Parts of the design</h1>
      </PageHeading>
      <div className={tabsClass}>
        <nav aria-label="On this page" className="min-w-0 flex-1">
          <ul className={`board-tabs ${wholeRowClass}`}>
            {boards.map((title) => (
              <li key={title}>
                <a href={`#${boardId(title)}`} data-label={title} className={`${tabClass} ${otherTabClass}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <AtAGlance />
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
