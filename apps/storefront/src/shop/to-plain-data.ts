/**
 * The same data without undefined fields, which React would serialise with their names. Only for data of the service:
 * strings, numbers, booleans, lists and records.
 */
export function toPlainData<T>(data: T): T {
  return JSON.parse(JSON.stringify(data))
}
