import { request as connect } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { crc32, deflateSync } from 'node:zlib'
import { type Answer, ask, newAddress } from './ask.ts'
import { readMemory, type Shop } from './shop.ts'
import { fillCart, pay, type Product, readProducts } from './store.ts'
import { countAttack, test } from './test.ts'
import { createCustomer, type Customer, type Visitor } from './visitor.ts'

const EDGE = 'kit0123456789abcdef'

/** A review's form with a picture, or none. */
function toForm(
  fields: Readonly<Record<string, string>>,
  picture?: { type: string; name: string; bytes: Buffer },
): Buffer {
  const head = (name: string, rest = '') =>
    `--${EDGE}\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n`
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`${head(name)}\r\n${value}\r\n`),
  )
  if (picture !== undefined) {
    const { type, name, bytes } = picture
    parts.push(
      Buffer.from(`${head('images', `; filename="${name}"`)}Content-Type: ${type}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    )
  }
  return Buffer.concat([...parts, Buffer.from(`--${EDGE}--\r\n`)])
}

const TYPE = `multipart/form-data; boundary=${EDGE}`
const toCookie = ({ cookies }: Visitor) => [...cookies].map((pair) => pair.join('=')).join('; ')

interface Bought {
  readonly customer: Customer
  readonly product: Product
  readonly orderId: string
}

/** Somebody who may review what they bought. */
async function buy(shop: Shop, product: Product): Promise<Bought> {
  const customer = await createCustomer(shop.origin)
  const status = await pay(customer, await fillCart(customer, product.id), customer.email)
  if (status !== 303) throw new Error(`The checkout answered ${status}`)
  const { text } = await customer.get(`/api/reviews/eligibility/${product.id}`)
  const { eligible_orders: orders }: { eligible_orders: readonly { id: string }[] } = JSON.parse(text)
  return { customer, product, orderId: orders[0]?.id ?? '' }
}

const toFields = ({ product, orderId }: Bought) => ({
  productId: product.id,
  orderId,
  rating: '4',
  title: 'Good',
  body: 'It is good.',
})

function review(shop: Shop, { customer }: Bought, body: Buffer): Promise<Answer> {
  return ask({
    origin: shop.origin,
    path: '/api/reviews/create',
    method: 'POST',
    from: customer.from,
    headers: { origin: shop.origin, 'content-type': TYPE, cookie: toCookie(customer) },
    body,
  })
}

/** Sends a form at 2.6 kB each second, above the least that the shop asks, and never ends it. */
function sendSlowly(shop: Shop, customer: Customer): { readonly stop: () => void } {
  const { hostname: host, port } = new URL(shop.origin)
  const sent = connect({
    host,
    port,
    path: '/api/reviews/create',
    method: 'POST',
    agent: false,
    localAddress: customer.from,
    headers: {
      origin: shop.origin,
      'content-type': TYPE,
      'content-length': 4_000_000,
      cookie: toCookie(customer),
    },
  })
  sent.on('error', () => {})
  const fields = { productId: 'none', orderId: 'none', rating: '4', title: 'Slow', body: 'It is slow.' }
  sent.write(toForm(fields, { type: 'image/png', name: 'a.png', bytes: Buffer.alloc(0) }).subarray(0, -30))
  const timer = setInterval(() => sent.write(Buffer.alloc(2600, 1)), 1000)
  const stop = () => {
    clearInterval(timer)
    sent.destroy()
  }
  sent.once('close', () => clearInterval(timer))
  return { stop }
}

/** As many as the places of uploads, and some more. */
const SLOW = 36

for (const isOne of [true, false])
  test(`slow uploads of 36 accounts that bought nothing, of ${isOne ? 'one address' : '36 addresses'}`, {
    tag: isOne ? '@whole' : [],
  }, async ({ shop }) => {
    test.setTimeout(400_000)
    const products = await readProducts(shop)
    const bought = await Promise.all(products.slice(-10).map((product) => buy(shop, product)))
    const from = newAddress()
    const strangers: Customer[] = []
    for (let made = 0; made < SLOW; made += 1) {
      const stranger = await createCustomer(shop.origin)
      strangers.push(isOne ? { ...stranger, from } : stranger)
    }
    const sending = strangers.map((stranger) => sendSlowly(shop, stranger))
    try {
      await wait(2000)
      const name = `uploads: ${SLOW} slow ones, ${isOne ? 'one address' : 'an address each'}; others write`
      await countAttack(name, async function* () {
        for (const one of bought) {
          const { status } = await review(shop, one, toForm(toFields(one)))
          yield status === 200 || status === 201
            ? undefined
            : `another customer's text was answered ${status}`
        }
      })
    } finally {
      for (const { stop } of sending) stop()
    }
  })

function toChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG that says how large it is and packs nothing but zeros. */
function toPng(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const row = Math.ceil(side / 8) + 1
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    toChunk('IHDR', head),
    toChunk('IDAT', deflateSync(Buffer.alloc(row * Math.min(side, 20_000)), { level: 9 })),
    toChunk('IEND', Buffer.alloc(0)),
  ])
}

const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
const GIF = Buffer.concat([Buffer.from('GIF89a/*'), Buffer.alloc(20), Buffer.from('*/=1;alert(1)//')])

/** What is no picture, or too large a one; `image/png` is what each says of itself too. */
const FILES: readonly { readonly name: string; readonly type: string; readonly bytes: Buffer }[] = [
  { name: 'bomb-65535.png', type: 'image/png', bytes: toPng(65_535) },
  { name: 'bomb-20000.png', type: 'image/png', bytes: toPng(20_000) },
  { name: 'script.svg', type: 'image/svg+xml', bytes: Buffer.from(SCRIPT) },
  { name: 'script.png', type: 'image/png', bytes: Buffer.from(SCRIPT) },
  { name: 'page.html', type: 'text/html', bytes: Buffer.from('<script>alert(1)</script>') },
  { name: 'page.jpg', type: 'image/jpeg', bytes: Buffer.from('<script>alert(1)</script>') },
  { name: 'code.gif', type: 'image/gif', bytes: GIF },
  { name: 'a.zip', type: 'application/zip', bytes: Buffer.from('PK\x03\x04'.padEnd(200, '\0')) },
  { name: 'a.tiff', type: 'image/tiff', bytes: Buffer.from('II*\0'.padEnd(200, '\0')) },
  { name: 'a.bmp', type: 'image/bmp', bytes: Buffer.from('BM'.padEnd(200, '\0')) },
  { name: '../../a.png', type: 'image/png', bytes: Buffer.from('none') },
  { name: 'cut.png', type: 'image/png', bytes: toPng(100).subarray(0, 60) },
]

const GROWTH_MB = 150

test('files that are no pictures, or too large ones', async ({ shop }) => {
  const [product] = await readProducts(shop)
  const one = await buy(shop, product ?? { id: '', slug: '', name: '' })
  await countAttack('uploads: bombs and files of other kinds', async function* () {
    for (const file of FILES) {
      const before = readMemory(shop.reviews)
      const { status } = await review(shop, one, toForm(toFields(one), file))
      yield status >= 400 && status < 500 ? undefined : `${file.name}: ${status}`
      const growth = Math.round(readMemory(shop.reviews).most - Math.max(before.most, before.now))
      if (growth > GROWTH_MB) yield `${file.name} took ${growth} MB`
    }
    const stranger = await createCustomer(shop.origin)
    const { status } = await review(shop, { ...one, customer: stranger }, toForm(toFields(one)))
    yield status < 400 ? `a stranger reviews another's order: ${status}` : undefined
  })
})
