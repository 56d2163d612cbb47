import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** Stands before a store: what passes it can be cut, held back or slowed. */
export interface TcpProxy {
  readonly port: number
  /** Ends all connections, and each new one. */
  readonly cut: () => void
  /** Connections stay, and nothing passes. */
  readonly hold: () => void
  /** Everything comes so many milliseconds later. */
  readonly slow: (ms: number) => void
  readonly heal: () => void
  readonly stop: () => void
}

// Ours: Toxiproxy is a program to install, and packages that forward TCP have no faults.

export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isCut = false
  let delayMs = 0
  let released: PromiseWithResolvers<void> | undefined
  async function* pass(parts: AsyncIterable<Buffer>) {
    for await (const part of parts) {
      if (delayMs > 0) await wait(delayMs)
      await released?.promise
      yield part
    }
  }
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect({ host: '127.0.0.1', port: target, noDelay: true })
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    }
    // One that breaks ends the other.
    const end = () => [near, far].forEach((socket) => socket.destroy())
    pipeline(near, pass, far).catch(end)
    pipeline(far, pass, near).catch(end)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It listens on a port, so it has an address of this kind.
  const { port } = server.address() as AddressInfo
  const heal = () => {
    isCut = false
    delayMs = 0
    released?.resolve()
    released = undefined
  }
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port,
    cut: () => {
      isCut = true
      drop()
    },
    hold: () => {
      released = Promise.withResolvers()
    },
    slow: (ms) => {
      delayMs = ms
    },
    heal,
    stop: () => {
      heal()
      drop()
      server.close()
    },
  }
}
