import { NextRaceBadge } from "#app/features/next-race/next-race-badge.tsx";
import { SearchOpener } from "#app/features/search/search-opener.tsx";
import { SpoilerSwitch } from "#app/features/spoilers/spoiler-switch.tsx";
import { siteName } from "#app/seo/site.ts";
import { useClientLinks } from "#app/ui/client-links.ts";
import { Drawer, closeDrawer } from "#app/ui/drawer/drawer.tsx";
import { ThemeControl } from "#app/ui/theme/theme-control.tsx";
import { MenuLinks, MoreLinks, MoreMenu } from "./menu-links.tsx";

/**
 * The head of every page (specification §2). Both forms of the menu are in the HTML and the styles show the one
 * that fits, so that server and browser agree and nothing moves. Without scripts the links stay in view.
 */
export function SiteHeader() {
  return (
    <header className="site-header">
      <div className="site-header-row">
        <a href="/" className="brand" ref={useClientLinks()}>
          {siteName}
        </a>
        <nav className="menu-bar" aria-label="Main">
          <MenuLinks />
          <MoreMenu />
        </nav>
        <NextRaceBadge />
        <div className="theme-place">
          <SearchOpener keys />
          <ThemeControl />
        </div>
        <div className="drawer-place">
          <SearchOpener />
          <Drawer label="Menu" media={`(max-width: ${drawerMaxWidth}px)`}>
            <nav className="drawer-menu" aria-label="Main">
              <MenuLinks onChoose={closeDrawer} />
              <MoreLinks onChoose={closeDrawer} />
            </nav>
            <div className="drawer-theme">
              <span aria-hidden="true">Theme</span>
              <ThemeControl />
            </div>
            <div className="drawer-theme">
              <SpoilerSwitch />
            </div>
          </Drawer>
        </div>
      </div>
    </header>
  );
}

// The other width at which screens change, 768 px (specification §9), is in style sheets alone: they take none from here.

/** Up to this width the menu is a drawer, in pixels (specification §9). */
const drawerMaxWidth = 640;
