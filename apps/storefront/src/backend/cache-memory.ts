/**
 * Bounds a cache of many small entries by their number. The option `max` takes the memory of all of them at once: for
 * 200,000 entries six megabytes.
 */
export function maxEntries(entries: number) {
  return { maxSize: entries, sizeCalculation: () => 1 }
}

/**
 * A copy of the text. A substring is a view that keeps the whole text in memory: store a copy of a part that outlives
 * its answer.
 */
export function copyString(text: string): string {
  return Buffer.from(text).toString()
}
