import { toCartJson } from '@sorrel/contracts/http'
import { isRecord } from '@sorrel/contracts/untrusted'
import { type Cart, type CartItem, type CartItemInput } from '@sorrel/domain/cart'
import { getLineKey, toRepeatInput } from '@sorrel/domain/cart-line'
import { aCart, aCartItem } from '@sorrel/domain/testing'
import type { Send } from '../src/transport/send.ts'

/** What becomes of one request: the service does it, refuses it, never gets it, or does it and the answer is lost. */
export type Fate = 'done' | 'refused' | 'unreachable' | 'lost'

/** Work that a test lets happen in any order. */
export function createScheduler() {
  const waiting: (() => void)[] = []
  /** Lets one thing happen, by its position among those that wait. */
  const pass = async (position: number) => {
    const [next] = waiting.splice(position % Math.max(1, waiting.length), 1)
    next?.()
    for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    pass,
    wait: () => new Promise<void>((resolve) => waiting.push(resolve)),
    isIdle: () => waiting.length === 0,
    /** Lets everything happen in its order. */
    drain: async () => {
      do await pass(0)
      while (waiting.length > 0)
    },
  }
}

/** A change that the service was asked for, from a shop's endpoint or by GraphQL. */
type Asked =
  | { readonly do: 'read' }
  | { readonly do: 'add'; readonly input: CartItemInput }
  | { readonly do: 'set'; readonly itemId: string; readonly quantity: number }

const PRICE = 5

/** One cart that every tab of a browser shares, behind `fetch`. Requests and answers take any time, and may be lost. */
export function createCartService(scheduler: ReturnType<typeof createScheduler>, fates: () => Fate) {
  let items: readonly CartItem[] = []
  let made = 0
  const add = (input: CartItemInput) => {
    const key = getLineKey(input)
    const known = items.find((item) => getLineKey(toRepeatInput(item)) === key)
    made += 1
    const quantity = input.quantity + (known?.quantity ?? 0)
    const line = known ?? toLine(`line-${made}`, input.productId)
    const next = { ...line, quantity, priceTotal: PRICE * quantity }
    items = known ? items.map((item) => (item === known ? next : item)) : [...items, next]
  }
  const set = (itemId: string, quantity: number) => {
    items = items
      .map((item) => (item.id === itemId ? { ...item, quantity, priceTotal: PRICE * quantity } : item))
      .filter((item) => item.quantity > 0)
  }
  /** Answers whether the service did it. */
  const take = (asked: Asked): boolean => {
    if (asked.do === 'add') add(asked.input)
    if (asked.do !== 'set') return true
    const isKnown = items.some(({ id }) => id === asked.itemId)
    if (isKnown) set(asked.itemId, asked.quantity)
    return isKnown
  }
  const getCart = (): Cart => {
    const total = items.reduce((sum, { priceTotal }) => sum + priceTotal, 0)
    return aCart({ items, subTotal: total, grandTotal: total, captureTotal: total })
  }
  const serve = (parse: Parse): Send => {
    return async (input, init) => {
      const { asked, toAnswer, refuse } = parse(input instanceof Request ? input.url : input.toString(), init)
      const fate = fates()
      await scheduler.wait()
      if (fate === 'unreachable') throw new TypeError('fetch failed')
      const isRefused = fate === 'refused' || !take(asked)
      const answer = isRefused ? refuse() : toAnswer(getCart())
      await scheduler.wait()
      if (fate === 'lost') throw new TypeError('fetch failed')
      return answer
    }
  }
  return { getCart, fetchEndpoint: serve(parseEndpoint), fetchGraphql: serve(parseGraphql) }
}

function toLine(id: string, productId: string): CartItem {
  return aCartItem({
    id,
    productId,
    variantId: undefined,
    variantName: undefined,
    name: productId,
    options: [],
    purchaseOption: { type: 'standard' },
    price: PRICE,
  })
}

interface Parsed {
  readonly asked: Asked
  readonly toAnswer: (cart: Cart) => Response
  readonly refuse: () => Response
}

type Parse = (url: string, init: RequestInit | undefined) => Parsed

function parseEndpoint(url: string, init: RequestInit | undefined): Parsed {
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
  if (!isRecord(body)) throw new Error('no record in the request')
  return {
    asked: toAsked(`${init?.method} ${url.replace(/\?.*/, '').replace(/.*\/store-api/, '')}`, body),
    toAnswer: (cart) => Response.json(toCartJson({ data: cart })),
    refuse: () => Response.json({ error: { code: 'conflict', message: 'No' } }, { status: 409 }),
  }
}

function parseGraphql(_url: string, init: RequestInit | undefined): Parsed {
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
  if (!isRecord(body) || !isRecord(body.variables)) throw new Error('no GraphQL in the request')
  const { operationName, variables } = body
  const [, field = 'cart'] = /^\s*(\w+)(?:\(|\s*\{)/m.exec(String(body.query).replace(/^[^{]*\{/, '')) ?? []
  return {
    asked: toAsked(String(operationName), { ...variables, ...toRecord(variables.cartItemInput) }),
    toAnswer: (cart) => Response.json({ data: { [field]: toWire(cart) } }),
    refuse: () => Response.json({ data: null, errors: [{ message: 'Not so' }] }),
  }
}

const toRecord = (value: unknown) => (isRecord(value) ? value : {})

function toAsked(name: string, body: Readonly<Record<string, unknown>>): Asked {
  switch (name) {
    case 'PUT /cart':
    case 'addToCart':
      return {
        do: 'add',
        input: {
          productId: String(body.productId),
          quantity: Number(body.quantity),
          options: [],
          purchaseOption: { type: 'standard' },
        },
      }
    case 'PUT /cart/items':
    case 'updateCartItem':
      return { do: 'set', itemId: String(body.itemId), quantity: Number(toRecord(body.input).quantity) }
    case 'DELETE /cart/items':
    case 'deleteCartItem':
      return { do: 'set', itemId: String(body.itemId), quantity: 0 }
    default:
      return { do: 'read' }
  }
}

/** The cart as GraphQL answers it, with every field that the documents ask for. */
function toWire(cart: Cart) {
  const { checkoutId, checkoutUrl, currency, grandTotal, captureTotal, subTotal } = cart
  return {
    __typename: 'SwellCart',
    checkoutId,
    checkoutUrl,
    currency,
    grandTotal,
    captureTotal,
    subTotal,
    displayCurrency: currency,
    itemQuantity: cart.items.length,
    discountTotal: 0,
    taxTotal: 0,
    taxIncludedTotal: 0,
    shipmentTotal: 0,
    giftcardTotal: 0,
    couponCode: null,
    comments: null,
    giftcards: [],
    items: cart.items.map(toWireLine),
  }
}

function toWireLine({ id, productId, quantity, price, priceTotal }: CartItem) {
  return {
    __typename: 'SwellCartItem',
    id,
    productId,
    quantity,
    price,
    priceTotal,
    variantId: null,
    bundleItems: [],
    origPrice: null,
    discountTotal: 0,
    discountEach: 0,
    taxTotal: 0,
    taxes: [],
    options: [],
    purchaseOption: null,
    product: {
      __typename: 'SwellProduct',
      id: productId,
      slug: productId,
      name: productId,
      tags: [],
      attributes: null,
      images: [],
      stockLevel: null,
      stockTracking: false,
      delivery: 'shipment',
      stockPurchasable: true,
    },
    variant: null,
  }
}
