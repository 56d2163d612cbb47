export { OrderLines } from './order-lines.tsx'
export { OrderTotals } from './order-totals.tsx'
