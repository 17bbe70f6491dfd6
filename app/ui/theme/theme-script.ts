/** The key under which the visitor's choice is kept (specification §1). */
export const themeStorageKey = "theme";

/**
 * Runs before anything is painted, so that no page flashes in the wrong theme. Local storage may be forbidden;
 * the system's theme then holds.
 */
export const themeScript = `try{var t=localStorage.getItem("${themeStorageKey}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;
