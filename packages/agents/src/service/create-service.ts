import type { Secrets } from '@sorrel/contracts/http/token'
import type { z } from 'zod'
import {
  CAPABILITIES,
  type Capability,
  type OperationName,
  OPERATIONS,
  type UcpVersion,
} from '../model/capabilities.ts'
import { fail, type Outcome } from '../model/outcome.ts'
import { negotiate, type Negotiated, toActive } from '../profile/negotiate.ts'
import type { ReadDirectory } from '../profile/document-reader.ts'
import type { ReadProfile } from '../profile.ts'
import { type CheckSignature, createSignatureCheck } from '../signature/check-signature.ts'
import { cancelCart, createCart, getCart, updateCart } from './carts.ts'
import { getProduct, lookUpCatalog, searchCatalog } from './catalog.ts'
import { cancelCheckout, createCheckout, getCheckout, updateCheckout } from './checkouts.ts'
import type { CallContext, Caller, Handled, LimitedAction, Tools } from './handled.ts'
import { createHandoffs, type Handoffs } from './handoffs.ts'
import { type AgentMemory, createAgentMemory } from './memory.ts'
import { createPermalinks, type OpenPermalink } from './permalinks.ts'
import { createSeals } from './references.ts'
import { createIdempotency } from './idempotency.ts'
import { cartSchema, checkoutSchema, lookupSchema, productSchema, searchSchema } from './request-schemas.ts'
import type { AgentShop } from './shop.ts'

export interface AgentServiceOptions {
  readonly shop: AgentShop
  /** Public origin of the shop; https is required for agents of other operators. */
  readonly origin: string
  /**
   * Encrypt the ids of carts and checkouts: the first secret seals new ids, all of them open ids. All processes of a
   * shop need the same secrets.
   */
  readonly secrets: Secrets
  readonly readProfile: ReadProfile
  /** Reads the keys of agents that sign with Web Bot Auth. Default: such signatures are refused. */
  readonly readDirectory?: ReadDirectory | undefined
  /** Default: all. `discount` works only together with `cart` or `checkout`. */
  readonly capabilities?: readonly Capability[] | undefined
  /** Default: in-memory, for this process. */
  readonly memory?: AgentMemory | undefined
  /** Whether a caller may perform another action with a lasting cost for the shop. Default: always. */
  readonly allow?: ((action: LimitedAction, caller: Caller) => Promise<boolean>) | undefined
  /** Milliseconds since 1970. Default the real time. */
  readonly now?: (() => number) | undefined
}

/** One call of an operation, over any transport. */
export interface AgentCall {
  readonly operation: OperationName
  /** Address of the platform's profile, as the call names it. */
  readonly profile: string | undefined
  readonly idempotencyKey?: string | undefined
  /** Of the cart or checkout. */
  readonly id?: string | undefined
  /** The body, not parsed yet. */
  readonly payload?: unknown
  /** BCP 47. */
  readonly language?: string | undefined
  readonly caller: Caller
}

/** The shop for agents, behind every transport. */
export interface AgentService {
  readonly capabilities: readonly Capability[]
  readonly origin: string
  readonly run: (call: AgentCall) => Promise<Outcome>
  /** Identifies the signer of a call before it is run. */
  readonly checkSignature: CheckSignature
  readonly handoffs: Handoffs
  /** Reads the cart of a permalink, which a platform composes without a call. */
  readonly openPermalink: OpenPermalink
}

type Run = (tools: Tools, call: AgentCall, context: CallContext) => Promise<Handled>

/** Parses a call's payload and runs it. */
function withPayload<Schema extends z.ZodType>(
  schema: Schema,
  run: (tools: Tools, request: z.infer<Schema>, context: CallContext, id: string) => Promise<Handled>,
): Run {
  return async (tools, { payload, id = '' }, context) => {
    const parsed = schema.safeParse(payload)
    if (parsed.success) return run(tools, parsed.data, context, id)
    const issues = parsed.error.issues.map(({ path, message }) => `${['$', ...path].join('.')}: ${message}`)
    const content = issues.join('; ').slice(0, 500)
    return { kind: 'failure', failure: { code: 'invalid_request', content } }
  }
}

const withId =
  (run: (tools: Tools, id: string, context: CallContext) => Promise<Handled>): Run =>
  (tools, { id = '' }, context) =>
    run(tools, id, context)

const RUNS: Readonly<Record<OperationName, Run>> = {
  search_catalog: withPayload(searchSchema, searchCatalog),
  lookup_catalog: withPayload(lookupSchema, lookUpCatalog),
  get_product: withPayload(productSchema, getProduct),
  create_cart: withPayload(cartSchema, createCart),
  get_cart: withId(getCart),
  update_cart: withPayload(cartSchema, (tools, request, context, id) =>
    updateCart(tools, { id, request }, context),
  ),
  cancel_cart: withId(cancelCart),
  create_checkout: withPayload(checkoutSchema, createCheckout),
  get_checkout: withId(getCheckout),
  update_checkout: withPayload(checkoutSchema, (tools, request, context, id) =>
    updateCheckout(tools, { id, request }, context),
  ),
  // Payment is made by a person on the shop's own page; the answer contains its URL.
  complete_checkout: withId(getCheckout),
  cancel_checkout: withId(cancelCheckout),
}

const ALL: readonly Capability[] = ['search', 'lookup', 'cart', 'checkout', 'discount']

/** The capabilities to offer: `discount` needs `cart` or `checkout`. */
function getOffered(wanted: readonly Capability[]): readonly Capability[] {
  const hasBag = wanted.includes('cart') || wanted.includes('checkout')
  return ALL.filter((capability) => wanted.includes(capability) && (capability !== 'discount' || hasBag))
}

/**
 * The operations of the protocol over a shop: it authenticates the caller, negotiates capabilities, and runs each
 * operation once per idempotency key. The content of a call never makes it throw.
 */
export function createAgentService(options: AgentServiceOptions): AgentService {
  const { shop, origin, readProfile, now = Date.now, memory = createAgentMemory({ now }) } = options
  const capabilities = getOffered(options.capabilities ?? ALL)
  const { allow = async () => true } = options
  const seals = createSeals({ secrets: options.secrets, now })
  const tools: Tools = { shop, origin, now, memory, allow, seals }
  const idempotency = createIdempotency(memory)

  async function run(call: AgentCall): Promise<Outcome> {
    const { capability } = OPERATIONS[call.operation]
    if (!capabilities.includes(capability))
      return fail({ code: 'not_found', content: 'The shop does not offer this', continue_url: origin })
    const profile = await readProfile(call.profile)
    if (!profile.ok) return fail({ ...profile.error, continue_url: origin })
    const negotiation = negotiate(capabilities, profile.value)
    if (!negotiation.ok) return fail({ ...negotiation.failure, continue_url: origin })
    const { version, active } = negotiation
    if (!active.has(capability)) return toIncompatible(capability, version, origin)
    const context = { version, active, caller: call.caller, language: call.language }
    const answer = async () =>
      toOutcome(await RUNS[call.operation](tools, call, context), { capability, version, active, origin })
    if (call.idempotencyKey === undefined || !changesBag(call.operation)) return answer()
    const request = [call.operation, call.id, call.payload]
    // An unsigned caller that names a profile has idempotency keys separate from those of the profile's owner.
    const agent = `${call.caller.agent === undefined ? '' : 'signed '}${call.profile ?? ''}`
    return idempotency({ agent, key: call.idempotencyKey, request }, answer)
  }

  const { readDirectory } = options
  const checkSignature = createSignatureCheck({ readProfile, readDirectory, memory, now })
  const ways = { handoffs: createHandoffs(tools), openPermalink: createPermalinks(shop) }
  return { capabilities, origin, run, checkSignature, ...ways }
}

/** Whether an operation changes a cart or a checkout. */
export function changesBag(operation: OperationName): boolean {
  const { method, capability } = OPERATIONS[operation]
  return method !== 'GET' && (capability === 'cart' || capability === 'checkout')
}

function toIncompatible(capability: Capability, version: UcpVersion, origin: string): Outcome {
  const content = `The agent's profile lacks ${CAPABILITIES[capability].name} in version ${version}`
  return {
    ok: true,
    body: {
      ucp: { version, status: 'error', capabilities: {} },
      messages: [{ type: 'error', code: 'capabilities_incompatible', content, severity: 'unrecoverable' }],
      continue_url: origin,
    },
  }
}

interface OutcomeContext extends Negotiated {
  readonly capability: Capability
  readonly origin: string
}

function toOutcome(handled: Handled, { capability, version, active, origin }: OutcomeContext): Outcome {
  if (handled.kind === 'failure') return fail({ continue_url: origin, ...handled.failure })
  const capabilities = toActive(capability, { version, active })
  if (handled.kind === 'refusal') {
    const ucp = { version, status: 'error', capabilities }
    return { ok: true, body: { ucp, messages: handled.messages, continue_url: origin } }
  }
  const payment = capability === 'checkout' ? { payment_handlers: {} } : {}
  const ucp = { version, status: 'success', capabilities, ...payment }
  return { ok: true, body: { ucp, ...handled.body }, ...(handled.isNew === true && { isNew: true }) }
}
