export { createOwnPrices, type OwnPricesView } from './create-own-prices.ts'
