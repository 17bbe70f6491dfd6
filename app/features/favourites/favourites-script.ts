/** The key under which a visitor's own things are kept. */
export const favouritesStorageKey = "favourites";

/** Runs before anything is painted: the front page keeps a place for what a visitor has, and none without. */
export const favouritesScript = `try{if(localStorage.getItem("${favouritesStorageKey}"))document.documentElement.dataset.favourites=""}catch{}`;
