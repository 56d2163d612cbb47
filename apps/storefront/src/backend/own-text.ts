/**
 * The same text by itself. What JavaScript cuts out of a long text is a view of it and keeps all of it in memory: whoever
 * stores a part of an answer for longer than the answer stores this.
 */
export function toOwnText(text: string): string {
  return Buffer.from(text).toString()
}
