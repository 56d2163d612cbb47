export { useShopperLocation } from './use-shopper-location.ts'
