import { multiplyMoney, subtractMoney } from './money.ts'
import type { Product, ProductAttribute, ProductPreview } from './product.ts'
import { getFact, getFactAmount } from './product-facts.ts'

/** The containers that refilling saves, from a product's attributes. */
export interface RefillFacts {
  /** Containers that one piece makes unnecessary. */
  readonly containers: number
  /** The same for each later delivery of a plan, where the first one brings the container itself. */
  readonly containersLater: number
  /** Of one new, full container, in major units; unset where the merchant does not say it in this currency. */
  readonly containerPrice?: number | undefined
  /** Containers of this size that a household empties in a year; unset where the merchant does not say how long a piece lasts. */
  readonly yearly?: number | undefined
}

/**
 * The refill of a product that is bought once and filled again: the first of its up-sells that replaces containers and is
 * sold by a plan. Undefined for a product without the tag `refillable`, and for a refill.
 */
export function getRefillOffer(product: Product): ProductPreview | undefined {
  if (!product.tags.includes('refillable') || getRefillFacts(product)) return undefined
  return product.upSells.find(
    (upSell) => getRefillFacts(upSell) && upSell.purchaseOptions.subscription?.plans.length,
  )
}

const COUNT = /^\d{1,4}$/

/** The containers that refilling saves; undefined for a product that replaces no container. */
export function getRefillFacts(product: {
  readonly attributes: readonly ProductAttribute[]
  readonly currency: string
}): RefillFacts | undefined {
  const containers = toCount(getFact(product, 'refillContainers')[0]) ?? 0
  const containersLater = toCount(getFact(product, 'refillContainersLater')[0]) ?? containers
  if (containers + containersLater === 0) return undefined
  const containerPrice = getFactAmount(product, 'refillContainerPrice', product.currency)
  const lasts = toCount(getFact(product, 'lastsDays')[0])
  const most = Math.max(containers, containersLater)
  const yearly = lasts ? most * Math.max(1, Math.floor(365 / lasts)) : undefined
  return { containers, containersLater, containerPrice, yearly }
}

function toCount(text = ''): number | undefined {
  return COUNT.test(text) ? Number(text) : undefined
}

export interface RefillQuestion {
  /** Pieces of one delivery. */
  readonly quantity: number
  /** Default 1: bought one time. */
  readonly deliveries?: number | undefined
  /** The price of one delivery, in major units; unset where it is unknown. */
  readonly paid?: number | undefined
}

export interface RefillSavings {
  /** Containers that are not made. */
  readonly containers: number
  /** Less paid than for as many new containers, in major units; unset where it is not less or not known. */
  readonly money?: number | undefined
}

/**
 * The containers and money saved over the deliveries of a year, and never more containers than a household empties in
 * that time. A delivery that replaces no container, such as the first bottle, saves no money either. Undefined where no
 * container is saved, and for several deliveries of a piece of which nobody knows how long it lasts.
 */
export function getRefillSavings(facts: RefillFacts, question: RefillQuestion): RefillSavings | undefined {
  const { quantity, deliveries = 1, paid } = question
  if (deliveries > 1 && facts.yearly === undefined) return undefined
  const later = Math.max(0, deliveries - 1)
  const bought = quantity * (facts.containers + later * facts.containersLater)
  const containers = Math.min(bought, facts.yearly ?? bought)
  if (containers <= 0) return undefined
  if (facts.containerPrice === undefined || paid === undefined) return { containers }
  const refills = Number(facts.containers > 0) + (facts.containersLater > 0 ? later : 0)
  const money = subtractMoney(multiplyMoney(facts.containerPrice, containers), multiplyMoney(paid, refills))
  return money > 0 ? { containers, money } : { containers }
}
