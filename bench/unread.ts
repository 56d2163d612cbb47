import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { getMedian } from './figures.ts'
import { findServer, waitUntilIdle, withForeignLoad } from './machine.ts'
import type { Row } from './report.ts'
import { PAGES, type Sites } from './sites.ts'

const UNREAD_MAX_RATIO = 2

/** As many as one address can ask for at once: see e2e/attacks/unread-answers.spec.ts. */
const SOCKETS = 40
const REQUESTS_PER_SOCKET = 250
/** An address of this machine that no other request comes from. */
const ATTACKER = '127.0.0.9'

const ROUNDS = 5
const VISITS = 200

/** Asks for a page many times on each socket, and never reads. */
async function holdUnread(shop: string): Promise<readonly Socket[]> {
  const { hostname: host, port } = new URL(shop)
  const sockets = Array.from({ length: SOCKETS }, () =>
    connect({ host, port: Number(port), family: 4, localAddress: ATTACKER }).pause(),
  )
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) {
    // The shop may end it at any time.
    socket.on('error', () => {})
    socket.write(`GET ${PAGES.listing} HTTP/1.1\r\nHost: shop\r\n\r\n`.repeat(REQUESTS_PER_SOCKET))
  }
  return sockets
}

/** Mean time of a kept page, in milliseconds: one that comes seconds late counts, unlike in a median. */
async function visit(shop: string): Promise<number> {
  const startedAt = performance.now()
  for (let count = 0; count < VISITS; count += 1) {
    const answer = await fetch(shop + PAGES.home)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${PAGES.home} answered ${answer.status}`)
  }
  return (performance.now() - startedAt) / VISITS
}

/** How long another visitor waits for a kept page while one address holds answers that it does not read. */
export async function measureUnread({ shop }: Sites): Promise<Row> {
  const server = findServer(shop)
  const alone: number[] = []
  const beside: number[] = []
  const { foreign } = await withForeignLoad(async () => {
    await visit(shop)
    for (let round = 0; round < ROUNDS; round += 1) {
      await waitUntilIdle(server)
      alone.push(await visit(shop))
      const sockets = await holdUnread(shop)
      beside.push(await visit(shop))
      for (const socket of sockets) socket.destroy()
    }
  })
  const ratio = getMedian(beside) / getMedian(alone)
  const toText = (times: readonly number[]) => `${getMedian(times).toFixed(1)} ms`
  return {
    what: `cached home while one address leaves ${SOCKETS} × ${REQUESTS_PER_SOCKET} answers unread`,
    shop: `${toText(beside)}, alone ${toText(alone)}`,
    ratio,
    reach: `≤ ${UNREAD_MAX_RATIO} × alone`,
    met: ratio <= UNREAD_MAX_RATIO,
    foreign,
  }
}
