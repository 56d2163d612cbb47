export { createGroupPrices, type GroupPricesView } from './create-group-prices.ts'
export { type ShopCart, useGroupPrices } from './use-group-prices.ts'
