import { type Cart, type CartItemInput } from '@sorrel/domain/cart'
import { getSelectionQuantityRange, toCartItemInput } from '@sorrel/domain/product-selection'
import { clampQuantity } from '@sorrel/domain/quantity'
import { err, ok, type Result } from '@sorrel/domain/result'
import { getLineItemId } from '../mapping/cart.ts'
import { parseItemId, toItemId } from '../mapping/item-id.ts'
import {
  getAvailability,
  getSelections,
  isBuyable,
  select,
  type Selection,
  toChoice,
} from '../mapping/selection.ts'
import type { UcpMessage } from '../model/wire.ts'
import type { AgentBag, AgentMarket, AgentShop, ShopError } from './shop.ts'

/** A line as requested by a call or a link. */
export interface RequestedLine {
  readonly item: {
    readonly id: string
    /** What the quantity counts. Default: pieces. */
    readonly quantity_unit?: { readonly unit: string; readonly scale: number } | undefined
  }
  readonly quantity: number
}

/** A line that the shop can sell. */
export interface WantedLine {
  readonly itemId: string
  readonly selection: Selection
  readonly input: CartItemInput
  /** The requested quantity, set if it exceeded the stock. */
  readonly asked?: number
}

export interface WantedLines {
  readonly lines: readonly WantedLine[]
  /** Items whose quantity cannot be taken: a cart keeps what it has of them. */
  readonly untouched: ReadonlySet<string>
  /** Why other lines were left out. */
  readonly messages: readonly UcpMessage[]
}

/** Everything is sold by the piece, which has this code of UN/CEFACT Rec20. */
function isCounted({ item: { quantity_unit: basis } }: RequestedLine): boolean {
  return basis === undefined || (basis.unit === 'C62' && basis.scale === 0)
}

/** Checks lines as the shop's own form would: product, choices, stock and quantity. Lines of the same item are one. */
export async function checkLines(
  shop: AgentShop,
  requested: readonly RequestedLine[],
  market: AgentMarket,
): Promise<Result<WantedLines, ShopError>> {
  const quantities = new Map<string, number>()
  const measured = new Set(requested.filter((line) => !isCounted(line)).map(({ item }) => item.id))
  const untouched = new Set<string>()
  for (const { item, quantity } of requested)
    quantities.set(item.id, (quantities.get(item.id) ?? 0) + quantity)
  const ids = new Set([...quantities.keys()].flatMap((id) => parseItemId(id)?.productId ?? []))
  const found =
    ids.size === 0 ? ok({ products: [] }) : await shop.readProducts([...ids], market, { fresh: true })
  if (!found.ok) return found
  const lines: WantedLine[] = []
  const messages: UcpMessage[] = []
  for (const [id, quantity] of quantities) {
    const item = parseItemId(id)
    const product = found.value.products.find((one) => one.id === item?.productId)
    const selection =
      product && (item?.choice ? select(product, item.choice) : getOnly(getSelections(product)))
    const isMeasured = measured.has(id)
    if (selection && isMeasured) untouched.add(toItemId(toChoice(selection)))
    const problem = selection === undefined ? unavailable(id) : getProblem({ id, selection, isMeasured })
    const line =
      selection && problem === undefined
        ? toLine({ ...selection, maxQuantity: shop.maxQuantity }, quantity)
        : undefined
    if (line) lines.push(line)
    else messages.push(problem ?? unavailable(id))
  }
  return ok({ lines, untouched, messages })
}

/** The only selection, if there is just one: then the product's id is sufficient. */
function getOnly(selections: readonly Selection[]): Selection | undefined {
  return selections.length === 1 ? selections[0] : undefined
}

function unavailable(id: string, content = 'There is no such item to buy'): UcpMessage {
  return { type: 'error', code: 'item_unavailable', content: `${content}: ${id}`, severity: 'recoverable' }
}

interface Asked {
  readonly id: string
  readonly selection: Selection
  /** Whether the quantity is one of another unit. */
  readonly isMeasured: boolean
}

function getProblem({ id, selection, isMeasured }: Asked): UcpMessage | undefined {
  if (isMeasured) {
    const content = `It is sold by the piece: ${id}`
    return { type: 'error', code: 'quantity_unit_mismatch', content, severity: 'recoverable' }
  }
  if (isBuyable(selection)) return undefined
  if (getAvailability(selection).status === 'out_of_stock')
    return { type: 'error', code: 'out_of_stock', content: `It is sold out: ${id}`, severity: 'recoverable' }
  return unavailable(id, "It needs choices that only a person can make, on the product's page")
}

function toLine(selection: Selection, asked: number): WantedLine | undefined {
  const quantity = clampQuantity(asked, getSelectionQuantityRange(selection))
  const input = toCartItemInput({ ...selection, quantity })
  const itemId = toItemId(toChoice(selection))
  return input && { itemId, selection, input, ...(quantity < asked && { asked }) }
}

/** Messages about lines whose quantity was reduced. */
export function getAdjusted(cart: Cart, wanted: readonly WantedLine[]): readonly UcpMessage[] {
  return wanted.flatMap(({ itemId, asked, input }): readonly UcpMessage[] => {
    const index = cart.items.findIndex((item) => getLineItemId(item) === itemId)
    if (asked === undefined || index === -1) return []
    const content = `${asked} were asked for, ${input.quantity} can be had`
    return [{ type: 'warning', code: 'quantity_adjusted', content, path: `$.line_items[${index}].quantity` }]
  })
}

/**
 * Makes a cart hold exactly these lines, and what it has of untouched items. Lines that the service refuses are left out
 * and reported.
 */
export async function putLines(
  bag: AgentBag,
  { lines: wanted, untouched }: Pick<WantedLines, 'lines' | 'untouched'>,
  before: Cart | null,
): Promise<Result<{ readonly cart: Cart | null; readonly messages: readonly UcpMessage[] }, ShopError>> {
  const messages: UcpMessage[] = []
  const open = new Map(wanted.map((line) => [line.itemId, line]))
  let cart = before
  const steps: { readonly id: string; readonly run: () => ReturnType<AgentBag['read']> }[] = []
  for (const item of before?.items ?? []) {
    const id = getLineItemId(item)
    if (untouched.has(id)) continue
    const quantity = open.get(id)?.input.quantity ?? 0
    open.delete(id)
    if (quantity !== item.quantity) steps.push({ id, run: () => bag.setQuantity(item.id, quantity) })
  }
  for (const { itemId, input } of open.values()) steps.push({ id: itemId, run: () => bag.add(input) })
  for (const { id, run } of steps) {
    const result = await run()
    if (result.ok) cart = result.value
    else if (result.error.kind === 'refused') messages.push(unavailable(id, 'The shop refused it'))
    else return err(result.error)
  }
  return ok({ cart, messages })
}

/** Sets the codes of a cart, which can have only one. The others are left out and reported. */
export async function putCodes(
  bag: AgentBag,
  codes: readonly string[],
  before: Cart,
): Promise<Result<{ readonly cart: Cart; readonly messages: readonly UcpMessage[] }, ShopError>> {
  const messages: UcpMessage[] = []
  const warn = (index: number, code: string, content: string) =>
    messages.push({ type: 'warning', code, content, path: `$.discounts.codes[${index}]` })
  let cart = before
  let isSet = false
  for (const [index, code] of codes.entries()) {
    const isOn = cart.couponCode?.toLowerCase() === code.toLowerCase()
    if (isSet) {
      if (isOn) warn(index, 'discount_code_already_applied', 'The code is applied already')
      else warn(index, 'discount_code_combination_disallowed', 'A cart takes one code')
      continue
    }
    const result = isOn ? ok(cart) : await bag.setCode(code)
    if (!result.ok && result.error.kind === 'away') return err(result.error)
    if (result.ok) cart = result.value ?? cart
    isSet = result.ok
    if (!result.ok) warn(index, 'discount_code_invalid', 'There is no such code, or it is not for this cart')
  }
  if (isSet || before.couponCode === undefined) return ok({ cart, messages })
  const removed = await bag.setCode(undefined)
  return removed.ok ? ok({ cart: removed.value ?? cart, messages }) : err(removed.error)
}
