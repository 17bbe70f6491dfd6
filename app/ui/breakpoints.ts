/** Up to this width the menu is a drawer, in pixels (specification §9). */
export const drawerMaxWidth = 640;
/** Up to this width screens are in small-screen mode, in pixels (§9). */
export const smallScreenMaxWidth = 768;
