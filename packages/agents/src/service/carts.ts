import type { Cart } from '@sorrel/domain/cart'
import { getStockMessages, toCartParts, toDiscounts } from '../mapping/cart.ts'
import type { UcpMessage } from '../model/wire.ts'
import {
  type Answered,
  type CallContext,
  failed,
  type Handled,
  MERCHANT_TEXT,
  refuse,
  type Refused,
  TOO_MANY,
  type Tools,
} from './handled.ts'
import { checkLines, getAdjusted, putCodes, putLines } from './lines.ts'
import {
  type BagReference,
  CART,
  CART_SECONDS,
  HANDOFF,
  readId,
  toId,
  toIsoTime,
  toUntil,
} from './references.ts'
import { type CartRequest, LINES_MAX, type RequestContext } from './request-schemas.ts'
import type { AgentBag, AgentMarket } from './shop.ts'

/** A cart after an operation. */
export interface FilledBag {
  readonly bag: AgentBag
  readonly cart: Cart
  readonly market: AgentMarket
  readonly messages: readonly UcpMessage[]
  /** The codes of the call, if any. */
  readonly codes?: readonly string[] | undefined
}

/** A cart, or why there is none. */
export type BagResult = FilledBag | Refused

type Lines = Pick<CartRequest, 'line_items' | 'discounts'>

export const isBag = (result: BagResult): result is FilledBag => 'bag' in result

const NO_CART = refuse('not_found', 'There is no such cart, or it is over')

/** Creates a separate cart with these lines. If no line can be added, no cart is created. */
export async function createBag(
  tools: Tools,
  request: Lines & { readonly context?: RequestContext },
  call: CallContext,
): Promise<BagResult> {
  if (!(await tools.allow('new cart', call.caller))) return TOO_MANY
  const { context } = request
  const market = await tools.shop.getMarket({
    language: context?.language ?? call.language,
    currency: context?.currency,
  })
  if (!market.ok) return failed(market.error)
  return fillBag(
    tools,
    { request, market: market.value, bag: tools.shop.openBag(market.value), before: null },
    call,
  )
}

interface Filling {
  readonly request: Lines
  readonly market: AgentMarket
  readonly bag: AgentBag
  readonly before: Cart | null
}

/** Replaces the lines of a cart and, if the call contains codes, its codes. */
export async function fillBag(
  tools: Tools,
  { request, market, bag, before }: Filling,
  call: CallContext,
): Promise<BagResult> {
  if (request.line_items.length > LINES_MAX)
    return { kind: 'failure', failure: { code: 'request_too_large', content: `At most ${LINES_MAX} lines` } }
  const checked = await checkLines(tools.shop, request.line_items, market)
  if (!checked.ok) return failed(checked.error)
  const { lines, untouched, messages } = checked.value
  if (lines.length === 0 && untouched.size === 0)
    return { kind: 'refusal', messages: toUnrecoverable(messages) }
  const filled = await putLines(bag, checked.value, before)
  if (!filled.ok) return failed(filled.error)
  const said = [...messages, ...filled.value.messages]
  const { cart } = filled.value
  if (cart === null || cart.items.length === 0) return { kind: 'refusal', messages: toUnrecoverable(said) }
  const adjusted = getAdjusted(cart, lines)
  const codes = call.active.has('discount') ? request.discounts?.codes : undefined
  if (codes === undefined) return { bag, cart, market, messages: [...said, ...adjusted] }
  if (codes.length > 0 && !(await tools.allow('code', call.caller))) return TOO_MANY
  const coded = await putCodes(bag, codes, cart)
  if (!coded.ok) return failed(coded.error)
  return {
    bag,
    market,
    cart: coded.value.cart,
    codes,
    messages: [...said, ...adjusted, ...coded.value.messages],
  }
}

function toUnrecoverable(messages: readonly UcpMessage[]): readonly UcpMessage[] {
  if (messages.length > 0)
    return messages.map((message) =>
      message.type === 'error' ? { ...message, severity: 'unrecoverable' } : message,
    )
  const content = 'Name at least one item. To end a cart, cancel it.'
  return [{ type: 'error', code: 'item_unavailable', content, severity: 'unrecoverable' }]
}

/** The cart behind an id; a cart without lines counts as ended. */
export async function openBag(tools: Tools, reference: BagReference | undefined): Promise<BagResult> {
  if (reference === undefined) return NO_CART
  const { locale, currency, session } = reference
  const market = { locale, currency }
  const bag = tools.shop.openBag(market, session)
  const cart = await bag.read()
  if (!cart.ok) return failed(cart.error)
  if (cart.value === null || cart.value.items.length === 0) return NO_CART
  return { bag, cart: cart.value, market, messages: [] }
}

/** The fields of a cart in answers about carts and checkouts. */
export function toBagBody(
  tools: Tools,
  filled: FilledBag,
  call: CallContext,
): Readonly<Record<string, unknown>> {
  const { shop } = tools
  const { cart, codes } = filled
  const discounts = toDiscounts(cart, shop.getDigits(cart.currency), codes)
  return { ...toCartParts(cart, shop), ...(call.active.has('discount') && { discounts }) }
}

export function getBagMessages({ cart, messages }: FilledBag): readonly UcpMessage[] {
  return [...messages, ...getStockMessages(cart), MERCHANT_TEXT]
}

/** A reference to the cart's session, which exists because the cart has lines. */
export function toReference({ bag, market }: FilledBag, until: number): BagReference {
  return { ...market, session: bag.getSession() ?? '', until }
}

interface CartAnswer {
  readonly id: string
  readonly reference: BagReference
  readonly filled: FilledBag
}

async function toAnswer(
  tools: Tools,
  { id, reference, filled }: CartAnswer,
  call: CallContext,
): Promise<Answered> {
  const handoff = await toId(tools, HANDOFF, reference)
  return {
    kind: 'answer',
    body: {
      id,
      ...toBagBody(tools, filled, call),
      messages: getBagMessages(filled),
      links: await tools.shop.readLinks(filled.market),
      continue_url: toContinueUrl(tools, handoff),
      expires_at: toIsoTime(reference.until),
    },
  }
}

export function toContinueUrl({ origin }: Pick<Tools, 'origin'>, handoff: string): string {
  return `${origin}/ucp/continue/${handoff}`
}

export async function createCart(tools: Tools, request: CartRequest, call: CallContext): Promise<Handled> {
  const filled = await createBag(tools, request, call)
  if (!isBag(filled)) return filled
  const reference = toReference(filled, toUntil(tools.now, CART_SECONDS))
  const id = await toId(tools, CART, reference)
  return { ...(await toAnswer(tools, { id, reference, filled }, call)), isNew: true }
}

export async function getCart(tools: Tools, id: string, call: CallContext): Promise<Handled> {
  const reference = await readId(tools, CART, id)
  const filled = await openBag(tools, reference)
  return reference && isBag(filled) ? toAnswer(tools, { id, reference, filled }, call) : toRefusal(filled)
}

/** The reason why there is no cart. */
export function toRefusal(result: BagResult): Refused {
  return isBag(result) ? NO_CART : result
}

export async function updateCart(
  tools: Tools,
  { id, request }: { readonly id: string; readonly request: CartRequest },
  call: CallContext,
): Promise<Handled> {
  const reference = await readId(tools, CART, id)
  const opened = await openBag(tools, reference)
  if (!reference || !isBag(opened)) return toRefusal(opened)
  const filled = await fillBag(tools, { ...opened, request, before: opened.cart }, call)
  return isBag(filled) ? toAnswer(tools, { id, reference, filled }, call) : filled
}

/** Answers with the cart as it was and removes its lines: a cart without lines counts as ended. */
export async function cancelCart(tools: Tools, id: string, call: CallContext): Promise<Handled> {
  const reference = await readId(tools, CART, id)
  const filled = await openBag(tools, reference)
  if (!reference || !isBag(filled)) return toRefusal(filled)
  const emptied = await putLines(filled.bag, { lines: [], untouched: new Set() }, filled.cart)
  return emptied.ok ? toAnswer(tools, { id, reference, filled }, call) : failed(emptied.error)
}
