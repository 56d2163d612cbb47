import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { expectSame, type Step } from './report.ts'

/** Shopify's client, which keeps its profiles and what it has fetched in a folder of its own. */
export interface UcpClientOptions {
  readonly home: string
  /** The file of the certificate that it trusts. */
  readonly certificateFile: string
}

type Ask = (args: readonly string[], input?: object) => Promise<unknown>

const BIN = join(import.meta.dirname, '../node_modules/.bin/ucp')

/** Answers the JSON of a command; a failure is thrown with everything that the client said. */
function createClient({ home, certificateFile }: UcpClientOptions): Ask {
  const env = { ...process.env, UCP_HOME: home, NODE_EXTRA_CA_CERTS: certificateFile }
  return (args, input) => {
    const given = [...args, '--format', 'json', ...(input ? ['--input', JSON.stringify(input)] : [])]
    return new Promise((resolve, reject) => {
      execFile(BIN, given, { env }, (error, stdout, stderr) => {
        if (error !== null) reject(new Error(`${stdout}${stderr}`.trim()))
        else resolve(JSON.parse(stdout))
      })
    })
  }
}

/** Makes the client's own profile of a release, and returns the document that tells shops what the client can do. */
export async function makeProfile(
  options: UcpClientOptions,
  { release, url }: { readonly release: string; readonly url: string },
): Promise<object> {
  const ask = createClient(options)
  await ask(['profile', 'init', '--name', release, '--version', release, '--profile-url', url])
  const text = readFileSync(join(options.home, 'profiles', release, 'profile.json'), 'utf8')
  return z.looseObject({}).parse(JSON.parse(text))
}

const discovered = z.looseObject({
  result: z.looseObject({
    protocol: z.looseObject({ version: z.string(), source: z.string() }),
    negotiated: z.looseObject({
      'dev.ucp.shopping': z.looseObject({ tools: z.record(z.string(), z.unknown()) }),
    }),
  }),
})
const variants = z.array(z.looseObject({ id: z.string() })).min(1)
const product = z.looseObject({ title: z.string(), variants })
const found = z.looseObject({ result: z.looseObject({ products: z.array(product).min(1) }) })
const shown = z.looseObject({ result: z.looseObject({ product }) })
const bag = z.looseObject({
  ucp: z.looseObject({ version: z.string() }),
  result: z.looseObject({
    id: z.string(),
    status: z.string().optional(),
    continue_url: z.string().optional(),
    line_items: z.array(z.looseObject({ quantity: z.number() })),
    totals: z.array(z.looseObject({ type: z.string(), amount: z.number() })),
    discounts: z.looseObject({ applied: z.array(z.looseObject({ amount: z.number() })) }).optional(),
  }),
})
type Bag = z.infer<typeof bag>['result']

const getTotal = ({ totals }: Bag) => totals.find(({ type }) => type === 'total')?.amount

export interface WalkOptions extends UcpClientOptions {
  /** The shop's address, over https. */
  readonly business: string
  readonly release: string
  /** Opens the page on which a person goes on; returns its status. */
  readonly openPage: (path: string) => Promise<number>
}

const context = { language: 'en', currency: 'GBP' }

/** What an assistant does, from finding the shop to handing over to a person. */
export function toWalk({ business, release, openPage, ...options }: WalkOptions): readonly Step[] {
  const ask = createClient(options)
  const run = (args: readonly string[], input?: object) =>
    ask([...args, '--business', business, '--profile', release], input)
  const askBag = async (args: readonly string[], input: object) => {
    const { ucp, result } = bag.parse(await run(args, input))
    expectSame(ucp.version, release, 'The release of the answer')
    return result
  }
  let item = ''
  let cart: Bag | undefined
  let checkout: Bag | undefined
  const toLines = (quantity: number) => ({ line_items: [{ item: { id: item }, quantity }], context })
  return [
    [
      'discover',
      async () => {
        const { protocol, negotiated } = discovered.parse(await run(['discover'])).result
        expectSame(protocol.version, release, 'The release')
        return `${Object.keys(negotiated['dev.ucp.shopping'].tools).length} tools, ${protocol.source}`
      },
    ],
    [
      'search',
      async () => {
        const { products } = found.parse(
          await run(['catalog', 'search'], { query: 'dish soap block', context }),
        ).result
        item = products[0]?.variants[0]?.id ?? ''
        return products[0]?.title ?? ''
      },
    ],
    [
      'product',
      async () => shown.parse(await run(['catalog', 'get_product', item], { context })).result.product.title,
    ],
    [
      'cart',
      async () => {
        cart = await askBag(['cart', 'create'], toLines(2))
        expectSame(
          cart.line_items.map(({ quantity }) => quantity),
          [2],
          'The quantities',
        )
        return `total ${getTotal(cart)}`
      },
    ],
    [
      'code',
      async () => {
        const input = { ...toLines(2), discounts: { codes: ['WELCOME10'] } }
        cart = await askBag(['cart', 'update', cart?.id ?? ''], input)
        expectSame(cart.discounts?.applied.length, 1, 'The number of codes')
        return `total ${getTotal(cart)}`
      },
    ],
    [
      'checkout',
      async () => {
        checkout = await askBag(['checkout', 'create'], { cart_id: cart?.id, line_items: [] })
        expectSame(getTotal(checkout), cart && getTotal(cart), 'The total')
        return `total ${getTotal(checkout)}`
      },
    ],
    [
      'escalation',
      async () => {
        expectSame(checkout?.status, 'requires_escalation', 'The status')
        const page = new URL(checkout?.continue_url ?? '')
        expectSame(page.origin, business, 'The origin of the page')
        expectSame(await openPage(page.pathname), 200, 'The status of the page')
        return page.pathname.slice(0, '/ucp/continue/'.length)
      },
    ],
  ]
}
