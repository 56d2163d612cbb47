/** What the names of what a shop stores in a browser begin with, where it names nothing else. */
export const STORAGE_PREFIX = 'sorrel'
