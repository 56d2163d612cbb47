/**
 * Bounds a cache of many small entries by their number. The option `max` takes the memory of all of them at once: for
 * 200,000 entries six megabytes.
 */
export function maxEntries(entries: number) {
  return { maxSize: entries, sizeCalculation: () => 1 }
}

/**
 * The same text by itself. What JavaScript cuts out of a long text is a view of it and keeps all of it in memory: whoever
 * stores a part of an answer for longer than the answer stores this.
 */
export function copyString(text: string): string {
  return Buffer.from(text).toString()
}
