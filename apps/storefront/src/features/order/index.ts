export { OrderLines, OrderTotals } from './order-summary.tsx'
