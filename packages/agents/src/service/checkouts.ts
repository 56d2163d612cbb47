import type { UcpMessage } from '../model/wire.ts'
import {
  createBag,
  fillBag,
  type FilledBag,
  getBagMessages,
  isBag,
  openBag,
  toBagBody,
  toContinueUrl,
  toReference,
  toRefusal,
} from './carts.ts'
import { type Answered, type CallContext, type Handled, refuse, type Refused, type Tools } from './handled.ts'
import {
  CART,
  CHECKOUT,
  CHECKOUT_SECONDS,
  type CheckoutReference,
  HANDOFF,
  readId,
  toId,
  toIsoTime,
  toUntil,
} from './references.ts'
import type { CheckoutRequest } from './request-schemas.ts'
import { toDigest } from './memory.ts'

/** How a checkout has ended for its agent: canceled, or taken over by a person who opened it in the shop. */
export type CheckoutEnd = 'canceled' | 'taken'

/** Key under which the end of a checkout is stored for as long as its id is valid. */
export const toEndKey = (nonce: string) => `checkout end ${nonce}`

async function getEnd({ memory }: Tools, { nonce }: CheckoutReference): Promise<CheckoutEnd | undefined> {
  const end = await memory.get(toEndKey(nonce))
  return end === 'canceled' || end === 'taken' ? end : undefined
}

const PERSON_PAYS: UcpMessage = {
  type: 'error',
  code: 'payment_by_person',
  content: "A person enters address and payment on the shop's own page.",
  severity: 'requires_buyer_input',
}

const IS_TAKEN: UcpMessage = {
  type: 'error',
  code: 'checkout_taken',
  content: 'A person has opened this checkout in the shop and goes on there.',
  severity: 'requires_buyer_review',
}

interface CheckoutAnswer {
  readonly id: string
  readonly reference: CheckoutReference
  readonly filled: FilledBag
}

async function toAnswer(tools: Tools, given: CheckoutAnswer, call: CallContext): Promise<Answered> {
  const { id, reference, filled } = given
  const end = await getEnd(tools, reference)
  const said = getBagMessages(filled)
  const isIncomplete = said.some((message) => message.type === 'error')
  const handoff = await toId(tools, HANDOFF, reference)
  const waiting = end === 'taken' ? IS_TAKEN : PERSON_PAYS
  const messages = end === 'canceled' ? said : [...said, waiting]
  const url = end === 'taken' ? `${tools.origin}/cart` : toContinueUrl(tools, handoff)
  const open = isIncomplete && end === undefined ? 'incomplete' : 'requires_escalation'
  return {
    kind: 'answer',
    body: {
      id,
      status: end === 'canceled' ? 'canceled' : open,
      ...toBagBody(tools, filled, call),
      messages,
      links: await tools.shop.readLinks(filled.market),
      ...(end !== 'canceled' && { continue_url: url }),
      expires_at: toIsoTime(reference.until),
    },
  }
}

async function begin(tools: Tools, filled: FilledBag, call: CallContext): Promise<Handled> {
  const bag = toReference(filled, toUntil(tools.now, CHECKOUT_SECONDS))
  const reference = { ...bag, nonce: crypto.randomUUID() }
  const id = await toId(tools, CHECKOUT, reference)
  await tools.memory.set(await toLinkKey(bag.session), id, CHECKOUT_SECONDS)
  return { ...(await toAnswer(tools, { id, reference, filled }, call)), isNew: true }
}

/** Key of a cart's only checkout. */
const toLinkKey = async (session: string) => `checkout of ${await toDigest(session)}`

/** The current checkout of a cart, unless it has ended. */
async function findCheckout(tools: Tools, session: string): Promise<string | undefined> {
  const id = await tools.memory.get(await toLinkKey(session))
  const reference = id === undefined ? undefined : await readId(tools, CHECKOUT, id)
  return reference && (await getEnd(tools, reference)) === undefined ? id : undefined
}

/**
 * Creates a checkout from the lines of the call, or from a cart, in which case those lines are ignored. If the cart
 * already has a checkout, returns that one.
 */
export async function createCheckout(
  tools: Tools,
  request: CheckoutRequest,
  call: CallContext,
): Promise<Handled> {
  if (request.cart_id === undefined || !call.active.has('cart')) {
    const filled = await createBag(tools, request, call)
    return isBag(filled) ? begin(tools, filled, call) : filled
  }
  const reference = await readId(tools, CART, request.cart_id)
  const known = reference && (await findCheckout(tools, reference.session))
  if (known !== undefined) return getCheckout(tools, known, call)
  const filled = await openBag(tools, reference)
  return isBag(filled) ? begin(tools, filled, call) : filled
}

const NO_CHECKOUT = refuse('not_found', 'There is no such checkout, or it is over')

export async function getCheckout(tools: Tools, id: string, call: CallContext): Promise<Handled> {
  const reference = await readId(tools, CHECKOUT, id)
  if (reference === undefined) return NO_CHECKOUT
  const filled = await openBag(tools, reference)
  return isBag(filled) ? toAnswer(tools, { id, reference, filled }, call) : toRefusal(filled)
}

const ENDED = {
  canceled: refuse('checkout_canceled', 'The checkout was canceled'),
  taken: refuse('checkout_taken', IS_TAKEN.content),
} as const satisfies Readonly<Record<CheckoutEnd, Refused>>

export async function updateCheckout(
  tools: Tools,
  { id, request }: { readonly id: string; readonly request: CheckoutRequest },
  call: CallContext,
): Promise<Handled> {
  const reference = await readId(tools, CHECKOUT, id)
  if (reference === undefined) return NO_CHECKOUT
  const end = await getEnd(tools, reference)
  if (end !== undefined) return ENDED[end]
  const opened = await openBag(tools, reference)
  if (!isBag(opened)) return opened
  const filled = await fillBag(tools, { ...opened, request, before: opened.cart }, call)
  return isBag(filled) ? toAnswer(tools, { id, reference, filled }, call) : filled
}

/** Ends a checkout for its agent; the cart keeps its lines. */
export async function cancelCheckout(tools: Tools, id: string, call: CallContext): Promise<Handled> {
  const reference = await readId(tools, CHECKOUT, id)
  if (reference === undefined) return NO_CHECKOUT
  const filled = await openBag(tools, reference)
  if (!isBag(filled)) return filled
  const isFirst = await tools.memory.claim(toEndKey(reference.nonce), 'canceled', CHECKOUT_SECONDS)
  if (!isFirst) return ENDED[(await getEnd(tools, reference)) ?? 'canceled']
  return toAnswer(tools, { id, reference, filled }, call)
}
