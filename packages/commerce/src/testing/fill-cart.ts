import {
  type Cart,
  type CartItem,
  type CartItemInput,
  type CartItemOption,
  type CartItemPurchaseOption,
  getEmptyCart,
} from '@sorrel/domain/cart'
import { getLineKey } from '@sorrel/domain/cart-line'
import {
  discountMoney,
  getPrice,
  getSellable,
  multiplyMoney,
  subtractMoney,
  sumMoney,
} from '@sorrel/domain/money'
import {
  getMissingOptions,
  getPricedValues,
  getSelectedValue,
  getVariantValueIds,
  type SelectedOptions,
} from '@sorrel/domain/options'
import type { Product, ProductPreview, ProductVariant } from '@sorrel/domain/product'
import { getStockItem } from '@sorrel/domain/stock'
import { findVariant } from '@sorrel/domain/variants'

/** Digits of every amount of a test shop. */
const DECIMALS = 2

/** The data by which a test shop fills carts. */
export interface CartRules {
  readonly products: readonly (Product | ProductPreview)[]
  readonly currency: string
  /** Code in capitals to percent. */
  readonly coupons: ReadonlyMap<string, number>
}

/** A line as requested, with its product and options. */
export interface TestLine {
  readonly id: string
  readonly input: CartItemInput
}

export interface TestCart {
  readonly id: string
  /** Lines that were ever put in. */
  readonly made: number
  readonly lines: readonly TestLine[]
  readonly couponCode?: string | undefined
}

/** The service's refusal of a change. */
export class Refusal extends Error {}

/** The cart with a further line, or with more of a line that has the same choices. Throws a `Refusal`. */
export function withLine(cart: TestCart, input: CartItemInput, rules: CartRules): TestCart {
  const known = cart.lines.find((line) => getLineKey(line.input) === getLineKey(complete(input, rules)))
  if (known !== undefined)
    return withQuantity(cart, { itemId: known.id, quantity: known.input.quantity + input.quantity })
  const made = cart.made + 1
  const line = { id: `${cart.id}-line-${made}`, input: complete(input, rules) }
  return { ...cart, made, lines: [...cart.lines, line] }
}

/** The cart with another quantity of a line; 0 removes it. Throws a `Refusal` for an unknown line. */
export function withQuantity(
  cart: TestCart,
  { itemId, quantity }: { readonly itemId: string; readonly quantity: number },
): TestCart {
  if (!cart.lines.some(({ id }) => id === itemId)) throw new Refusal(`Item ${itemId} not found`)
  const lines = cart.lines.map((line) =>
    line.id === itemId ? { ...line, input: { ...line.input, quantity } } : line,
  )
  return { ...cart, lines: lines.filter(({ input }) => input.quantity > 0) }
}

/** The lines with names, prices and sums, by the rules of the domain. There are no taxes and no delivery. */
export function toCart(cart: TestCart | undefined, rules: CartRules): Cart {
  const empty = getEmptyCart(rules.currency)
  if (cart === undefined) return empty
  const percent = rules.coupons.get(cart.couponCode ?? '') ?? 0
  const items = cart.lines.map((line) => toItem(line, percent, rules))
  const subTotal = sumMoney(items.map(({ priceTotal }) => priceTotal))
  const discountTotal = sumMoney(items.map((item) => item.discountTotal))
  const grandTotal = subtractMoney(subTotal, discountTotal)
  return {
    ...empty,
    checkoutId: cart.id,
    checkoutUrl: `https://shop.test/checkout/${cart.id}`,
    couponCode: cart.couponCode,
    giftcards: [],
    items,
    subTotal,
    discountTotal,
    grandTotal,
    captureTotal: grandTotal,
  }
}

interface Chosen {
  readonly product: Product | ProductPreview
  readonly variant: ProductVariant | undefined
  readonly selected: SelectedOptions
}

function choose({ productId, variantId, options }: CartItemInput, { products }: CartRules): Chosen {
  const product = products.find(({ id }) => id === productId)
  if (product === undefined) throw new Refusal(`Product ${productId} not found`)
  const own = product.options
  const selected = Object.fromEntries(
    options.map((given): [string, string | true] => {
      const isToggle = own.some(({ id, inputType }) => id === given.id && inputType === 'toggle')
      return [given.id, isToggle || ('valueId' in given ? given.valueId : given.value)]
    }),
  )
  const { variants } = product
  const variant =
    variants.find(({ id }) => id === variantId) ?? findVariant(variants, getVariantValueIds(own, selected))
  return { product, variant, selected }
}

/** The line with the variant that its options choose. */
function complete(input: CartItemInput, rules: CartRules): CartItemInput {
  const { product, variant, selected } = choose(input, rules)
  const isChosen = new Set(variant?.optionValueIds)
  const missing = getMissingOptions(product.options, selected).filter(
    ({ values }) => !values.some(({ id }) => isChosen.has(id)),
  )
  if (missing.length > 0)
    throw new Refusal(`Options are missing: ${missing.map(({ name }) => name).join(', ')}`)
  return variant === undefined ? input : { ...input, variantId: variant.id }
}

function toItem({ id, input }: TestLine, percent: number, rules: CartRules): CartItem {
  const { product, variant, selected } = choose(input, rules)
  const { quantity, purchaseOption } = input
  const { price } = getPrice(getSellable(product, variant), {
    quantity,
    purchaseOption: purchaseOption.type,
    planId: purchaseOption.type === 'subscription' ? purchaseOption.planId : undefined,
    optionValues: getPricedValues(product.options, selected),
    decimals: DECIMALS,
  })
  const priceTotal = multiplyMoney(price, quantity)
  const [image] = [...(variant?.images ?? []), ...product.images]
  return {
    ...getStockItem(product, variant),
    id,
    productId: product.id,
    variantId: variant?.id,
    slug: product.slug,
    name: product.name,
    variantName: variant?.name,
    image,
    options: toItemOptions({ product, selected }),
    purchaseOption: toItemPurchase(product, purchaseOption),
    quantity,
    minQuantity: 1,
    price,
    priceTotal,
    discountTotal: subtractMoney(priceTotal, discountMoney(priceTotal, percent, DECIMALS)),
    discountEach: subtractMoney(price, discountMoney(price, percent, DECIMALS)),
    taxTotal: 0,
    taxes: [],
    tags: product.tags,
    ...('content' in product && product.bundle && { bundle: product.bundle }),
  }
}

function toItemOptions({ product, selected }: Omit<Chosen, 'variant'>): readonly CartItemOption[] {
  return product.options.flatMap((option) => {
    const chosen = Object.hasOwn(selected, option.id) ? selected[option.id] : undefined
    if (chosen === undefined) return []
    const value = getSelectedValue(option, selected)
    const text = value?.name ?? String(chosen)
    const { id, name, variant } = option
    return [{ id, name, value: text, valueId: value?.id, variant, price: variant ? 0 : (value?.price ?? 0) }]
  })
}

function toItemPurchase(
  { purchaseOptions }: Product | ProductPreview,
  chosen: CartItemInput['purchaseOption'],
): CartItemPurchaseOption {
  if (chosen.type === 'standard') return chosen
  const plan = purchaseOptions.subscription?.plans.find(({ id }) => id === chosen.planId)
  if (plan === undefined) throw new Refusal(`Plan ${chosen.planId} not found`)
  const { id: planId, name: planName, billingSchedule, orderSchedule } = plan
  return { type: 'subscription', planId, planName, billingSchedule, orderSchedule }
}
