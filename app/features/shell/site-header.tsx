import { NextRaceBadge } from "#app/features/next-race/next-race-badge.tsx";
import { SearchOpener } from "#app/features/search/search-opener.tsx";
import { SpoilerSwitch } from "#app/features/spoilers/spoiler-cover.tsx";
import { siteName } from "#app/seo/site.ts";
import { useClientLinks } from "#app/ui/client-links.ts";
import { Drawer, closeDrawer } from "#app/ui/drawer/drawer.tsx";
import { ThemeControl } from "#app/ui/theme/theme.tsx";
import { MenuLinks, MoreLinks, MoreMenu } from "./menu-links.tsx";

/**
 * The head of every page (specification §2). Both forms of the menu are in the HTML and the styles show the one
 * that fits, so that server and browser agree and nothing moves. Without scripts the links stay in view.
 */
export function SiteHeader() {
  return (
    // Its row divides where its text no longer fits, which large text makes earlier than a window's width does.
    <header className="site-header @container/header border-t-3 border-b border-t-accent border-b-line bg-surface print:hidden">
      <div className="relative mx-auto flex min-h-14 max-w-(--page-width) items-center gap-x-5 ps-4 pe-[calc(1rem+var(--controls-width)+1.25rem)] [--controls-width:8.875rem] max-phone:gap-x-2 max-phone:pe-[calc(1rem+var(--controls-width)+0.375rem)] max-phone:[--controls-width:4.5rem] phone:@max-[71rem]/header:flex-wrap [@media(scripting:none)]:flex-wrap [@media(scripting:none)]:pe-4">
        <a
          href="/"
          className="py-2 font-display text-[1.0625rem] font-extrabold tracking-[-0.01em] whitespace-nowrap no-underline before:me-[0.45em] before:inline-block before:h-[0.9em] before:w-[0.3em] before:[transform:skewX(-14deg)_translateY(0.08em)] before:bg-accent before:content-[''] forced-colors:before:bg-[CanvasText] forced-colors:before:[forced-color-adjust:none] max-phone:text-[0.875rem]"
          ref={useClientLinks()}
        >
          {/* Beside the badge of the next race a narrow phone has room for its first word. */}
          {siteName.slice(0, 2)}
          <span className="max-[375px]:sr-only">{siteName.slice(2)}</span>
        </a>
        {/* Between the drawer and a row wide enough for everything, the menu has a row of its own. */}
        <nav
          className="flex max-phone:hidden @max-[71rem]/header:order-1 @max-[71rem]/header:ms-[-0.7rem] @max-[71rem]/header:me-[calc(0px-var(--controls-width)-1.25rem)] @max-[71rem]/header:grow @max-[71rem]/header:basis-full [@media(scripting:none)]:flex [@media(scripting:none)]:me-0! [@media(scripting:none)]:flex-wrap"
          aria-label="Main"
        >
          <MenuLinks />
          <MoreMenu />
        </nav>
        <NextRaceBadge />
        {/* The controls at the end have their place beside the row and not in it: a page that is painted before its header
            has arrived whole would otherwise move the badge when they come. They need scripts. */}
        <div className={`${controlsClass} flex max-phone:hidden @max-[71rem]/header:h-10`}>
          <SearchOpener keys />
          <ThemeControl />
        </div>
        <div className={`${controlsClass} hidden max-phone:flex`}>
          <SearchOpener />
          <Drawer label="Menu" media={`(max-width: ${drawerMaxWidth}px)`}>
            <nav aria-label="Main">
              <MenuLinks drawer onChoose={closeDrawer} />
              <MoreLinks drawer onChoose={closeDrawer} />
            </nav>
            <div className={choiceClass}>
              <span aria-hidden="true">Theme</span>
              <ThemeControl />
            </div>
            <div className={choiceClass}>
              <SpoilerSwitch />
            </div>
          </Drawer>
        </div>
      </div>
    </header>
  );
}

const controlsClass =
  "absolute end-4 top-0 h-14 w-(--controls-width) items-center justify-end gap-1 [@media(scripting:none)]:hidden!";
const choiceClass = "flex items-center justify-between border-t border-line pt-4 text-soft";

// The other width at which screens change, 768 px (specification §9), is in style sheets alone: they take none from here.

/** Up to this width the menu is a drawer, in pixels (specification §9). */
const drawerMaxWidth = 640;
