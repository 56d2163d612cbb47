import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, newAddress } from './ask.ts'
import { readMemory, type Shop } from './shop.ts'
import { countAttack, test } from './test.ts'

/** Memory that answers may take which nobody reads. */
const GROWTH_MB = 50
const VISITOR_MAX_MS = 5000
/** A socket that takes nothing is ended by then. */
const ENDED_MS = 35_000

interface Flood {
  readonly sockets: number
  readonly requests: number
}

/** Asks for one page again and again and never reads. */
function openUnread(shop: Shop, from: string, requests: number): Socket {
  const { hostname: host, port } = new URL(shop.origin)
  const socket = connect({ host, port: Number(port), localAddress: from })
  socket.on('error', () => {})
  socket.pause()
  socket.write('GET /products HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(requests))
  return socket
}

async function* attack(shop: Shop, { sockets, requests }: Flood, seconds: number) {
  // As many who read: what they cost is no part of the attack.
  const read = () => ask({ origin: shop.origin, path: '/products', from: newAddress() })
  await Promise.all(Array.from({ length: sockets }, read))
  const before = readMemory(shop.storefront).now
  const from = newAddress()
  const open = Array.from({ length: sockets }, () => openUnread(shop, from, requests))
  const visitor = newAddress()
  let most = before
  try {
    for (let turn = 0; turn < seconds * 2; turn += 1) {
      const answer = await Promise.race([
        ask({ origin: shop.origin, path: '/', from: visitor }).catch(() => undefined),
        wait(VISITOR_MAX_MS),
      ])
      most = Math.max(most, readMemory(shop.storefront).now)
      yield answer?.status === 200
        ? undefined
        : `another visitor got ${String(answer?.status ?? 'no answer')}`
      await wait(500)
    }
    const growth = Math.round(most - before)
    yield growth <= GROWTH_MB ? undefined : `the page server took ${growth} MB`
    if (seconds * 1000 >= ENDED_MS)
      // A socket that is not read does not notice its end: the system's table does.
      for (const socket of open) {
        socket.resume()
        await wait(20)
        yield socket.destroyed || socket.readableEnded || socket.errored ? undefined : 'a socket is open'
      }
  } finally {
    for (const socket of open) socket.destroy()
  }
}

const FLOODS: readonly Flood[] = [
  { sockets: 1, requests: 250 },
  { sockets: 10, requests: 250 },
  { sockets: 40, requests: 250 },
  { sockets: 200, requests: 40 },
]

for (const flood of FLOODS) {
  const { sockets, requests } = flood
  const tag = sockets === 40 ? [] : ['@whole']
  test(`${sockets} sockets ask for ${requests} pages each and read none`, { tag }, async ({
    shop,
    times,
  }) => {
    const name = `unread answers: ${sockets} sockets × ${requests}`
    await countAttack(name, () => attack(shop, flood, times(10, sockets === 40 ? 36 : 12)))
  })
}
