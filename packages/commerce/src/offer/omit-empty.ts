/** A list that is left out of JSON where it is empty. */
export function omitEmpty<T>(items: readonly T[] | undefined): readonly T[] | undefined {
  return items === undefined || items.length === 0 ? undefined : items
}
