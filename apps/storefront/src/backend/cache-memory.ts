/**
 * Limits a cache of many small entries by their number. The library's `max` option would allocate memory for all of
 * them in advance: six megabytes for 200,000 entries.
 */
export function maxEntries(entries: number) {
  return { maxSize: entries, sizeCalculation: () => 1 }
}

/**
 * A copy of the text. A substring keeps the whole original text in memory, so store a copy if it outlives its answer.
 */
export function copyString(text: string): string {
  return Buffer.from(text).toString()
}
