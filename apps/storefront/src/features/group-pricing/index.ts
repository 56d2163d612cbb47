export { createGroupPrices, type GroupPricesView } from './create-group-prices.ts'
