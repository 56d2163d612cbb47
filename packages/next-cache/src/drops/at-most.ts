/** Bounds an LRU cache by its entries. `max` would take the room of all of them at once. */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 })
