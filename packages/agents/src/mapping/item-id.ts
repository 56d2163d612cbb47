/** The meaning of an item's id: a product alone, or a choice of it. */
export interface ItemId {
  readonly productId: string
  /** Unset: the id names the product alone. */
  readonly choice?: { readonly variantId?: string; readonly options: readonly (readonly [string, string])[] }
}

const NO_VARIANT = '-'

/** Chosen options of one item that an id may hold. */
const OPTIONS_MAX = 20

/** `product:variant`, or `product:-` where there are no variants, followed by `:option=value` for each further choice. */
export function toItemId({ productId, choice }: ItemId): string {
  const product = encodeURIComponent(productId)
  if (choice === undefined) return product
  const variant = choice.variantId === undefined ? NO_VARIANT : encodeURIComponent(choice.variantId)
  const options = choice.options.map((pair) => pair.map(encodeURIComponent).join('='))
  return [product, variant, ...options.toSorted()].join(':')
}

/** Reads an id of `toItemId`; undefined for anything else. */
export function parseItemId(text: string): ItemId | undefined {
  const [product = '', variant, ...options] = text.split(':')
  const productId = decode(product)
  if (!productId || options.length > OPTIONS_MAX) return undefined
  if (variant === undefined) return { productId }
  const pairs = options.map((pair) => pair.split('=').map(decode))
  const known = pairs.flatMap(([id, value, ...rest]) =>
    id && value && rest.length === 0 ? [[id, value] as const] : [],
  )
  const variantId = variant === NO_VARIANT ? undefined : decode(variant)
  if (known.length !== options.length || variantId === '') return undefined
  return { productId, choice: { ...(variantId !== undefined && { variantId }), options: known } }
}

/** An invalid percent-encoding counts as an empty string. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
