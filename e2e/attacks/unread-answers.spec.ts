import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, newAddress } from './ask.ts'
import { type Part, readMemory } from './shop.ts'
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
function openUnread(server: Part, from: string, requests: number): Socket {
  const { hostname: host, port } = new URL(server.origin)
  const socket = connect({ host, port: Number(port), localAddress: from })
  socket.on('error', () => {})
  socket.pause()
  socket.write('GET /products HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(requests))
  return socket
}

async function* attack(server: Part, { sockets, requests }: Flood, seconds: number) {
  // As many who read: what they cost is no part of the attack.
  const read = () => ask({ origin: server.origin, path: '/products', from: newAddress() })
  await Promise.all(Array.from({ length: sockets }, read))
  const before = readMemory(server).now
  const from = newAddress()
  const open = Array.from({ length: sockets }, () => openUnread(server, from, requests))
  const visitor = newAddress()
  let most = before
  try {
    for (let turn = 0; turn < seconds * 2; turn += 1) {
      const answer = await Promise.race([
        ask({ origin: server.origin, path: '/', from: visitor }).catch(() => undefined),
        wait(VISITOR_MAX_MS),
      ])
      most = Math.max(most, readMemory(server).now)
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
    // What other attacks have left in memory would count as this one's.
    const own = await shop.startStorefront({})
    await countAttack(name, () => attack(own, flood, times(10, sockets === 40 ? 36 : 12)))
    await own.stop()
  })
}
