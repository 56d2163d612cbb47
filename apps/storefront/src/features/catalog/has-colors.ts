import type { ProductOption } from '@sorrel/domain/product'

/** Whether an option chooses among colours: a card shows them. */
export const hasColors = ({ active, values }: ProductOption): boolean =>
  active && values.length > 1 && values.every(({ color }) => color !== undefined)
