import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Cluster, type ClusterOptions, startCluster } from '../cluster/cluster.ts'
import type { Dice } from './dice.ts'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

interface Fault {
  readonly name: string
  readonly begin: () => unknown
  readonly end: () => unknown
}

/** The longest that a fault lasts, and the time in which everybody has heard of what they missed meanwhile. */
const FAULT_MS = 8000
export const CATCH_UP_MS = 12_000

const DISK_MB = 64

/** A small disk, where this process may mount one. */
interface Disk {
  readonly folder: string
  readonly isMounted: boolean
}

function openDisk(): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'torture-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'torture', folder], { stdio: 'ignore' })
    return { folder, isMounted: true }
  } catch {
    return { folder, isMounted: false }
  }
}

function closeDisk({ folder, isMounted }: Disk): void {
  if (isMounted) execFileSync('umount', ['--lazy', folder])
  rmSync(folder, { recursive: true, force: true })
}

/** Fills the disk; where it could not be mounted, the process may write no file of any length. */
function fillDisk({ folder, isMounted }: Disk, cluster: Cluster): Fault {
  const file = join(folder, 'full')
  const limit = (size: string) =>
    execFileSync('prlimit', [`--pid=${cluster.storefronts[0]?.pid}`, `--fsize=${size}:unlimited`])
  return {
    name: 'full disk',
    begin() {
      if (!isMounted) return limit('0')
      try {
        for (let mb = 0; mb < DISK_MB; mb += 1) writeFileSync(file, Buffer.alloc(1024 * 1024), { flag: 'a' })
      } catch {
        // It is full.
      }
    },
    end: () => (isMounted ? rmSync(file, { force: true }) : limit('unlimited')),
  }
}

const findFakeClock = () => globSync('/usr/lib/*/faketime/libfaketime.so.1')[0]

const toKill = (name: string, app: Pick<Cluster['valkey'], 'kill' | 'start'>): Fault => ({
  name,
  begin: () => app.kill(),
  end: () => app.start(),
})

function toCuts(name: string, proxy: TcpProxy): readonly Fault[] {
  const end = proxy.heal
  return [
    { name: `${name} cut`, begin: proxy.cut, end },
    { name: `${name} silent`, begin: proxy.hold, end },
    { name: `${name} slow`, begin: () => proxy.slow(150), end },
  ]
}

export interface Tortured {
  readonly cluster: Cluster
  /** Brings one fault after the other until the time is over; calls back with the name of each. */
  readonly torture: (dice: Dice, isOver: () => boolean, note: (name: string) => void) => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Three storefronts, the first with a small disk and the second with a clock that can be wrong, two reviews APIs and two indexes; their
 * stores are reached through proxies.
 */
export async function startTortured(): Promise<Tortured> {
  const disk = openDisk()
  const clock = {
    library: findFakeClock(),
    file: join(mkdtempSync(join(tmpdir(), 'torture-clock-')), 'clock'),
  }
  const setClock = (seconds: number) => writeFileSync(clock.file, `${seconds < 0 ? '' : '+'}${seconds}\n`)
  setClock(0)
  const proxies = new Map<string, TcpProxy>()
  const toEnv: ClusterOptions['toEnv'] = (app, place): Readonly<Record<string, string>> => {
    if (app === 'reviews API') return { CLIENT_ADDRESS_HEADER: 'x-client-address' }
    if (place === 0) return { CACHE_DIRECTORY: mkdtempSync(join(disk.folder, 'pages-')) }
    if (place !== 1 || clock.library === undefined) return {}
    const file = { FAKETIME_TIMESTAMP_FILE: clock.file, FAKETIME_CACHE_DURATION: '1' }
    return { LD_PRELOAD: clock.library, FAKETIME_DONT_FAKE_MONOTONIC: '1', ...file }
  }
  const cluster = await startCluster({
    storefronts: 3,
    async through(store, port) {
      const proxy = await startTcpProxy(port)
      proxies.set(store, proxy)
      return proxy.port
    },
    toEnv,
  })
  const wrongClock = (seconds: number): Fault => ({
    name: `clock ${seconds} s wrong`,
    begin: () => setClock(seconds),
    end: () => setClock(0),
  })
  const faults = [
    ...cluster.storefronts.map((app, place) => toKill(`storefront ${place} killed`, app)),
    ...cluster.storefronts
      .slice(0, 1)
      .map((app) => ({ name: 'storefront 0 stopped', begin: () => app.stop(), end: () => app.start() })),
    ...cluster.reviewsApis.map((app, place) => toKill(`reviews API ${place} killed`, app)),
    ...cluster.indexes.map((app, place) => toKill(`index ${place} killed`, app)),
    ...[...proxies].flatMap(([name, proxy]) => toCuts(name, proxy)),
    ...(cluster.postgres === undefined ? [] : [toKill('PostgreSQL killed', cluster.postgres)]),
    fillDisk(disk, cluster),
    ...(clock.library === undefined ? [] : [wrongClock(100), wrongClock(-100)]),
  ]
  let isClosed = false
  return {
    cluster,
    async torture(dice, isOver, note) {
      let deck: Fault[] = []
      while (!isOver() && !isClosed) {
        if (deck.length === 0) deck = [...faults]
        const [fault] = deck.splice(dice(deck.length), 1)
        await wait(2000 + dice(3000))
        if (fault === undefined || isOver()) break
        note(fault.name)
        await fault.begin()
        await wait(2000 + dice(FAULT_MS - 2000))
        if (!isClosed) await fault.end()
      }
      // None has ended by itself, and each has come back.
      const { storefronts, reviewsApis, indexes } = cluster
      for (const app of [...storefronts, ...reviewsApis, ...indexes]) await app.waitFor('/readyz')
    },
    async close() {
      // A fault's end starts nothing again.
      isClosed = true
      await cluster.close()
      for (const proxy of proxies.values()) proxy.stop()
      closeDisk(disk)
    },
  }
}
