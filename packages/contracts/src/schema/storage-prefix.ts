/** Default prefix of the names of everything a shop stores in a browser. */
export const STORAGE_PREFIX = 'sorrel'
