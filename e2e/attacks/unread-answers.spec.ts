import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, newAddress } from './ask.ts'
import { type Part, readMemory } from './shop.ts'
import { countAttack, test } from './test.ts'

/** Memory that answers may take which nobody reads. */
const GROWTH_MB = 50
const VISITOR_MAX_MS = 5000
const CONTROL_TURNS = 10
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

interface Visit {
  /** What went wrong for the visitor. */
  readonly fault: string | undefined
  /** Memory of the page server then, in MB. */
  readonly memory: number
}

/** Another visitor asks for the home page twice a second. */
async function* visit(server: Part, turns: number): AsyncGenerator<Visit> {
  const from = newAddress()
  for (let turn = 0; turn < turns; turn += 1) {
    const answer = await Promise.race([
      ask({ origin: server.origin, path: '/', from }).catch(() => undefined),
      wait(VISITOR_MAX_MS),
    ])
    const fault =
      answer?.status === 200 ? undefined : `another visitor got ${String(answer?.status ?? 'no answer')}`
    yield { fault, memory: readMemory(server).now }
    await wait(500)
  }
}

/** The most memory that the page server has while as many clients read their answers: no part of the attack. */
async function measureReaders(server: Part, sockets: number): Promise<number> {
  let most = 0
  for await (const { memory } of visit(server, CONTROL_TURNS)) {
    const read = () => ask({ origin: server.origin, path: '/products', from: newAddress() })
    await Promise.all(Array.from({ length: sockets }, read))
    most = Math.max(most, memory, readMemory(server).now)
  }
  return most
}

async function* attack(server: Part, { sockets, requests }: Flood, seconds: number) {
  const before = await measureReaders(server, sockets)
  const from = newAddress()
  const open = Array.from({ length: sockets }, () => openUnread(server, from, requests))
  let most = 0
  try {
    for await (const { fault, memory } of visit(server, seconds * 2)) {
      most = Math.max(most, memory)
      yield fault
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
  // As much as no limit of the page server refuses.
  { sockets: 64, requests: 4 },
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
