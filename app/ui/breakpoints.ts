// The other width at which screens change, 768 px (specification §9), is in style sheets alone: they take none from here.

/** Up to this width the menu is a drawer, in pixels (specification §9). */
export const drawerMaxWidth = 640;
