import { type Cart, type CartItem, type CartItemOption } from '@sorrel/domain/cart'
import { getLineKey, toRepeatInput } from '@sorrel/domain/cart-line'
import { getSelectedValue } from '@sorrel/domain/options'
import type { Product, ProductPreview } from '@sorrel/domain/product'
import { getFact } from '@sorrel/domain/product-facts'
import { getStockItem } from '@sorrel/domain/stock'
import type { CartAddition } from './addition.ts'

/** A change of the cart that the service has not answered yet. */
export type CartOperation =
  | { readonly type: 'add'; readonly id: string; readonly line: CartItem }
  | { readonly type: 'set'; readonly id: string; readonly itemId: string; readonly quantity: number }
  | { readonly type: 'code'; readonly id: string }

export interface PendingCart {
  readonly items: readonly CartItem[]
  /** Ids of lines whose amounts no longer match the service's answer. */
  readonly pendingIds: readonly string[]
  /** Ids of those lines that are new to the service and have no amounts yet. */
  readonly newIds: readonly string[]
}

/**
 * The lines of the service's last answer with the operations applied in order. An addition raises the quantity of an
 * equal line or creates a new one; a line set to 0 is left out.
 */
export function applyOperations(
  items: readonly CartItem[],
  operations: readonly CartOperation[],
): PendingCart {
  const start: PendingCart = { items, pendingIds: [], newIds: [] }
  return operations.reduce((cart, operation) => {
    if (operation.type === 'code') return cart
    return operation.type === 'add' ? applyAddition(cart, operation) : applyQuantity(cart, operation)
  }, start)
}

type Operation<Type> = Extract<CartOperation, { readonly type: Type }>

function applyAddition(cart: PendingCart, { id, line }: Operation<'add'>): PendingCart {
  const { items, pendingIds, newIds } = cart
  const key = toKey(line)
  const known = items.find((item) => toKey(item) === key)
  if (known === undefined)
    return { items: [...items, { ...line, id }], pendingIds: [...pendingIds, id], newIds: [...newIds, id] }
  const raised = { ...known, quantity: known.quantity + line.quantity }
  return {
    items: items.map((item) => (item === known ? raised : item)),
    pendingIds: [...pendingIds.filter((pending) => pending !== known.id), known.id],
    newIds,
  }
}

function applyQuantity(cart: PendingCart, { itemId, quantity }: Operation<'set'>): PendingCart {
  const { items, pendingIds, newIds } = cart
  return {
    items: items.flatMap((item) => {
      if (item.id !== itemId) return [item]
      return quantity === 0 ? [] : [{ ...item, quantity }]
    }),
    pendingIds: [...pendingIds.filter((pending) => pending !== itemId), itemId],
    newIds,
  }
}

/** Two lines with the same key are one line for the service. */
export const toKey = (item: CartItem): string => getLineKey(toRepeatInput(item))

/** Number of pieces in lines with this key. */
export function getPieces(cart: Pick<Cart, 'items'>, key: string): number {
  return cart.items.reduce((sum, item) => (toKey(item) === key ? sum + item.quantity : sum), 0)
}

const NO_AMOUNTS = { price: 0, priceTotal: 0, discountTotal: 0, discountEach: 0, taxTotal: 0, taxes: [] }

/** The line that an addition will create, as far as the page knows it: its amounts are determined by the service. */
export function toNewLine({ input, product, picture }: CartAddition): CartItem {
  const variant = product.variants.find(({ id }) => id === input.variantId)
  return {
    ...NO_AMOUNTS,
    ...getStockItem(product, variant),
    id: '',
    productId: input.productId,
    variantId: input.variantId,
    slug: product.slug,
    name: product.name,
    variantName: input.variantName,
    pieceNames: getFact(product, 'piece'),
    image: picture ?? variant?.images[0] ?? product.images[0],
    options: input.options.flatMap((chosen) => toLineOption(chosen, product)),
    purchaseOption: toPurchaseOption(input, product),
    quantity: input.quantity,
    minQuantity: 1,
    tags: product.tags,
    isDigital: product.isDigital,
    ...('content' in product && product.bundle && { bundle: product.bundle }),
  }
}

type ChosenOption = CartAddition['input']['options'][number]

function toLineOption(chosen: ChosenOption, product: Product | ProductPreview): readonly CartItemOption[] {
  const option = product.options.find(({ id }) => id === chosen.id)
  if (option === undefined) return []
  const { id, name, variant } = option
  if ('value' in chosen) return [{ id, name, value: chosen.value, variant, price: 0 }]
  const { valueId } = chosen
  const choice = option.inputType === 'toggle' ? true : valueId
  const value = getSelectedValue(option, { [id]: choice })?.name ?? ''
  return [{ id, name, value, valueId, variant, price: 0 }]
}

function toPurchaseOption(
  { purchaseOption }: CartAddition['input'],
  product: Product | ProductPreview,
): CartItem['purchaseOption'] {
  if (purchaseOption.type === 'standard') return { type: 'standard' }
  const { planId } = purchaseOption
  const plan = product.purchaseOptions.subscription?.plans.find(({ id }) => id === planId)
  return { type: 'subscription', planId, planName: plan?.name ?? '' }
}
