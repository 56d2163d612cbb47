/**
 * Bounds a cache of many small entries by their number. The option `max` takes the memory of all of them at once: for
 * 200,000 entries six megabytes.
 */
export function maxEntries(entries: number) {
  return { maxSize: entries, sizeCalculation: () => 1 }
}
