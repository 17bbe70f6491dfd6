/** Where the browser loads the index from: one file, as small as its rows allow. */
export const searchIndexPath = "/search-index.json";
