/** A product as programs and language models read it: plain texts, amounts, terms. Pure functions. */
export { type Availability, getOffers, type Offer, type OfferedProduct } from './offer/get-offers.ts'
export type { DeliveryOffer } from './offer/get-delivery-offers.ts'
export {
  type OfferRecord,
  type OptionRecord,
  type PlanRecord,
  type ProductRecord,
  type ProductRecordOptions,
  toProductRecord,
} from './product-record/product-record.ts'
