/** The key under which a visitor's own things are kept. */
export const yoursStorageKey = "yours";

/** Runs before anything is painted: the front page keeps a place for what a visitor has, and none without. */
export const yoursScript = `try{if(localStorage.getItem("${yoursStorageKey}"))document.documentElement.dataset.yours=""}catch{}`;
