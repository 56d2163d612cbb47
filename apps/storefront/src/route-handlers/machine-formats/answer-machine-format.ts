import { hash } from 'node:crypto'
import { getMarket } from '#request/market.ts'
import { readPathQuery } from '#request/page-query.ts'
import { MACHINE_FORMATS, type MachineFormat } from '#request/machine-formats.ts'
import { log } from '#backend/log.ts'
import { UnavailableError } from '#backend/unavailable.ts'
import { loadListRecord } from './load-list-record.ts'
import { loadLlmsFacts } from './load-llms-facts.ts'
import { loadProductRecord } from './load-product-record.ts'
import { loadMachineFormatShop, type MachineFormatShop } from './machine-format-shop.ts'
import { writeList } from './write-list.ts'
import { writeLlms } from './write-llms.ts'
import { writeProduct } from './write-product.ts'

/** Browsers show it, as they do not show Markdown. */
const PLAIN_TEXT = 'text/plain; charset=utf-8'

/** The parts of an address inside the app. */
export interface MachineFormatParams {
  readonly locale: string
  readonly currency: string
  readonly type: string
  /** Encoded. */
  readonly query: string
  /** Of the page; none for the shop as a whole. */
  readonly path?: readonly string[] | undefined
}

/** Answers those who read the shop without a browser; 304 where they have the text already. */
export async function answerMachineFormat(
  request: Request,
  params: Promise<MachineFormatParams>,
): Promise<Response> {
  const answer = await readFor(params)
  const etag = answer.headers.get('etag')
  const known = request.headers.get('if-none-match') ?? ''
  if (etag === null || !known.includes(etag.slice('W/'.length))) return answer
  return new Response(null, { status: 304, headers: { etag } })
}

async function readFor(params: Promise<MachineFormatParams>): Promise<Response> {
  const { type, query, path = [] } = await params
  if (type !== 'md' && type !== 'json') return new Response(null, { status: 404 })
  const market = await getMarket(params)
  try {
    const shop = await loadMachineFormatShop(market)
    const [kind, slug] = path
    if (kind === undefined) return toAnswer(writeLlms(await loadLlmsFacts(market), shop), PLAIN_TEXT)
    if (kind === 'products' && slug !== undefined)
      return toAnswerOf(await loadProductRecord(market, slug, shop), { type, shop, write: writeProduct })
    const question = { category: slug, query: readPathQuery(query), type } as const
    return toAnswerOf(await loadListRecord(market, question, shop), { type, shop, write: writeList })
  } catch (failure) {
    if (!(failure instanceof UnavailableError)) throw failure
    log.warn({ reason: failure.message }, 'what readers get could not be made')
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '60' } })
  }
}

interface Written<Record> {
  readonly type: MachineFormat
  readonly shop: MachineFormatShop
  readonly write: (record: Record, shop: MachineFormatShop) => string
}

function toAnswerOf<Record>(record: Record, { type, shop, write }: Written<Record>): Response {
  return toAnswer(type === 'md' ? write(record, shop) : JSON.stringify(record), MACHINE_FORMATS[type])
}

/** Search engines index the page itself, not its other formats. */
function toAnswer(text: string, type: string): Response {
  const etag = `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`
  return new Response(text, { headers: { 'content-type': type, 'x-robots-tag': 'noindex', etag } })
}
