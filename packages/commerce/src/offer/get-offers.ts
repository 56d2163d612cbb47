import { getPrice, getSellable, getShownPrice, type Sellable } from '@sorrel/domain/money'
import type { Picture, Product, ProductPreview, ProductVariant, StockTracked } from '@sorrel/domain/product'
import { getNetContent } from '@sorrel/domain/product-facts'
import { getInitialPurchaseOption } from '@sorrel/domain/purchase'
import { getStockItem, getStockStatus, isStockLimited } from '@sorrel/domain/stock'
import { getUnitPrice, type NetContent, type UnitPrice } from '@sorrel/domain/unit-price'

/** A product in full or the card of one. */
export type OfferedProduct = Product | ProductPreview

/** `backorder`: out of stock, but still sold. */
export type Availability = 'in_stock' | 'out_of_stock' | 'backorder'

/** The offer of one piece to an anonymous shopper. */
export interface Offer {
  /** Unset for a product without variants. */
  readonly variant?: ProductVariant | undefined
  /** Of the variant, else of the product. */
  readonly id: string
  /** The product's, with the variant's behind it. */
  readonly name: string
  /** In major units of the product's currency: the one-time price, or that of the first plan. */
  readonly price: number
  /** What it cost before a sale. */
  readonly origPrice?: number | undefined
  readonly availability: Availability
  /** The content of one piece, where the product states it. */
  readonly content?: NetContent | undefined
  readonly unitPrice?: UnitPrice | undefined
  /** The variant's, else the product's. */
  readonly pictures: readonly Picture[]
}

/**
 * Each variant of a product, or the product itself; empty for a product that is not sold. `decimals`: decimal places of
 * its currency.
 */
export function getOffers(
  product: OfferedProduct,
  { decimals }: { readonly decimals: number },
): readonly Offer[] {
  if (getInitialPurchaseOption(product) === 'none') return []
  const { variants } = product
  if (variants.length === 0) return [toOffer(product, { decimals })]
  return variants.map((variant) => toOffer(product, { decimals, variant }))
}

interface Offered {
  readonly decimals: number
  readonly variant?: ProductVariant | undefined
}

function toOffer(product: OfferedProduct, { decimals, variant }: Offered): Offer {
  const { now, before } = getOfferedPrice(product, { decimals, variant })
  const price = now.amount
  const content = getNetContent(product)
  const { name } = product
  const own = variant?.images ?? []
  return {
    variant,
    id: variant?.id ?? product.id,
    name: variant === undefined ? name : `${name}, ${variant.name}`,
    price,
    origPrice: before?.amount,
    availability: getAvailability(getStockItem(product, variant)),
    content,
    unitPrice: content && price > 0 ? getUnitPrice(price, { content, decimals }) : undefined,
    pictures: own.length > 0 ? own : product.images,
  }
}

/** The one-time price of one piece, or the first plan's of a product that is sold by subscription alone. */
function getOfferedPrice(product: OfferedProduct & Sellable, { decimals, variant }: Offered) {
  const purchaseOption = getInitialPurchaseOption(product)
  return getShownPrice(getPrice(getSellable(product, variant), { purchaseOption, decimals }))
}

function getAvailability(stock: StockTracked): Availability {
  if (getStockStatus(stock) === 'out-of-stock') return 'out_of_stock'
  const isSoldAhead = stock.stockTracking && !isStockLimited(stock) && stock.stockLevel === 0
  return isSoldAhead ? 'backorder' : 'in_stock'
}

/** A list that is left out of JSON where it is empty. */
export function omitEmpty<T>(items: readonly T[] | undefined): readonly T[] | undefined {
  return items === undefined || items.length === 0 ? undefined : items
}
