/** The key under which the visitor's choice is kept. */
export const spoilerStorageKey = "spoilers";

/**
 * Runs before anything is painted, like the theme's script: what is to be hidden is never seen. The page itself is
 * the same for everybody; the styles hide by this attribute.
 */
export const spoilerScript = `try{if(localStorage.getItem("${spoilerStorageKey}")==="hide")document.documentElement.dataset.spoilers="hidden"}catch{}`;

/** The key under which a visitor's own things are kept. */
export const favouritesStorageKey = "favourites";

/**
 * Runs before anything is painted: the front page keeps a place for what a visitor has, and none without. Who has chosen
 * a driver or a team has it above the season, who has only seen pages far below it.
 */
export const favouritesScript = `try{const f=localStorage.getItem("${favouritesStorageKey}");if(f)document.documentElement.dataset[/"(driver|team)":{/.test(f)?"favourites":"visited"]=""}catch{}`;
