/**
 * The same data without fields that are undefined. React writes such a field down, name and all, in what it sends to the
 * browser. Only for data of the service: texts, numbers, flags, lists and records.
 */
export function toPlainData<T>(data: T): T {
  return JSON.parse(JSON.stringify(data))
}
