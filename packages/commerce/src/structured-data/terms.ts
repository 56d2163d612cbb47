import type { DayRange, ReturnTerms } from '@sorrel/contracts/settings'
import type {
  MerchantReturnPolicy,
  OfferShippingDetails,
  QuantitativeValue,
  ShippingDeliveryTime,
} from 'schema-dts'
import type { DeliveryOffer } from '../offer/get-delivery-offers.ts'

const METHODS = { mail: 'ReturnByMail', store: 'ReturnInStore', kiosk: 'ReturnAtKiosk' } as const
const FEES = { store: 'FreeReturn', customer: 'ReturnFeesCustomerResponsibility' } as const

/** The return policy: countries, days and costs. */
export function toReturnPolicy({ countries, days, paidBy, method }: ReturnTerms) {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countries,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: `https://schema.org/${METHODS[method]}`,
    returnFees: `https://schema.org/${FEES[paidBy]}`,
  } satisfies MerchantReturnPolicy
}

/** Cost and duration of delivery. */
export function toShippingDetails(delivery: DeliveryOffer, currency: string) {
  const { countries, price, handlingDays, transitDays } = delivery
  const time = {
    '@type': 'ShippingDeliveryTime',
    handlingTime: handlingDays && toDays(handlingDays),
    transitTime: transitDays && toDays(transitDays),
  } satisfies ShippingDeliveryTime
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: price, currency },
    shippingDestination: countries.map((code) => ({ '@type': 'DefinedRegion', addressCountry: code })),
    deliveryTime: handlingDays || transitDays ? time : undefined,
  } satisfies OfferShippingDetails
}

function toDays({ min, max }: DayRange) {
  return {
    '@type': 'QuantitativeValue',
    minValue: min,
    maxValue: max,
    unitCode: 'DAY',
  } satisfies QuantitativeValue
}
