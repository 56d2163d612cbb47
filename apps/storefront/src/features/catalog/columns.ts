/** Products in a row of a wide window: 2 to 5 as a list's settings say, else 3. */
export function toColumns(perRow: number): 2 | 3 | 4 | 5 {
  return perRow === 2 || perRow === 4 || perRow === 5 ? perRow : 3
}

/** Whether the last row of a list of so many products is short in some window. */
export function hasOpenRow(count: number, perRow: number): boolean {
  const columns = toColumns(perRow)
  const onPhones = 2
  const onTablets = columns === 2 ? 2 : 3
  return [onPhones, onTablets, columns].some((inRow) => count % inRow !== 0)
}
