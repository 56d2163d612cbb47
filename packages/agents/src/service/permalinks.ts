import type { CartItemInput } from '@sorrel/domain/cart'
import { multiplyMoney, sumMoney } from '@sorrel/domain/money'
import { getSelectionPrice } from '@sorrel/domain/product-selection'
import { ok, type Result } from '@sorrel/domain/result'
import { getChosen } from '../mapping/selection.ts'
import { checkLines, type RequestedLine, type WantedLine } from './lines.ts'
import { LINES_MAX } from './request-schemas.ts'
import type { AgentMarket, AgentShop, ShopError } from './shop.ts'

/** The content of a permalink at current prices. Opening it stores nothing. */
export interface Permalink {
  readonly lines: readonly PermalinkLine[]
  /** Sum of the lines before any discount. Major units. */
  readonly subTotal: number
  /** Whether some of the link's items could not be offered. */
  readonly isPartial: boolean
}

export interface PermalinkLine {
  readonly name: string
  /** The chosen values. */
  readonly choice: string
  /** Major units, of all its pieces. */
  readonly priceTotal: number
  readonly input: CartItemInput
}

/** Reads `{quantity}x{item id},…`, at most 50 lines; null if none of its items can be bought here. */
export type OpenPermalink = (
  text: string,
  market: AgentMarket,
) => Promise<Result<Permalink | null, ShopError>>

/** Maximum length of the text. */
const TEXT_MAX = 4000

const LINE = /^([1-9]\d{0,3})x(.+)$/

export function createPermalinks(shop: AgentShop): OpenPermalink {
  return async (text, market) => {
    const requested = parse(text)
    if (requested.length === 0) return ok(null)
    const checked = await checkLines(shop, requested, market)
    if (!checked.ok) return checked
    const { lines: wanted, messages } = checked.value
    if (wanted.length === 0) return ok(null)
    const decimals = shop.getDigits(market.currency)
    const lines = wanted.map((line) => toLine(line, decimals))
    const subTotal = sumMoney(lines.map(({ priceTotal }) => priceTotal))
    const isPartial = messages.length > 0 || wanted.some(({ asked }) => asked !== undefined)
    return ok({ lines, subTotal, isPartial })
  }
}

/** Empty for a text with any invalid part: the remaining lines would be a different cart than intended. */
function parse(text: string): readonly RequestedLine[] {
  if (text.length > TEXT_MAX) return []
  const parts = text.split(',').map((part) => LINE.exec(decode(part)))
  const lines = parts.flatMap((found) => {
    const [, quantity = '', id = ''] = found ?? []
    return id === '' ? [] : [{ item: { id }, quantity: Number(quantity) }]
  })
  return lines.length === parts.length && lines.length <= LINES_MAX ? lines : []
}

/** An invalid percent-encoding counts as an empty string. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function toLine({ selection, input }: WantedLine, decimals: number): PermalinkLine {
  const { price } = getSelectionPrice(selection, { decimals })
  return {
    name: selection.product.name,
    choice: getChosen(selection)
      .map(({ label }) => label)
      .join(', '),
    priceTotal: multiplyMoney(price, input.quantity),
    input,
  }
}
