import fc from 'fast-check'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCore } from '../src/serving/open-core.ts'
import { toNextCache } from '../src/serving/public-cache.ts'
import { toHandlerClass } from '../src/serving/to-handler.ts'
import { createNextModel, getText, toPageValue } from './next-model.ts'

// Two processes on one folder. Whatever happens in whatever order, a page that counts as fresh is what the service held at
// or after the last drop, and a page that was purged is never shown.

/** Hundreds of files are opened and closed, and what a disk does about each is not tried here. */
const FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

const PATHS = ['/soap', '/candle'] as const
type Path = (typeof PATHS)[number]

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('visit'), node: fc.nat(1), path: fc.constantFrom(...PATHS) }),
  },
  fc.record({ kind: fc.constant('begin'), node: fc.nat(1), path: fc.constantFrom(...PATHS) }),
  fc.record({ kind: fc.constant('drop'), node: fc.nat(1), path: fc.constantFrom(...PATHS) }),
  fc.record({ kind: fc.constant('purge'), node: fc.nat(1), path: fc.constantFrom(...PATHS) }),
  fc.record({ kind: fc.constantFrom('restart', 'crash'), node: fc.nat(1), path: fc.constant(PATHS[0]) }),
  fc.record({
    kind: fc.constantFrom('release', 'fail', 'heal', 'pass', 'evict'),
    node: fc.nat(1),
    path: fc.constant(PATHS[0]),
  }),
)

interface Step {
  readonly kind: string
  readonly node: number
  readonly path: Path
}

async function play(steps: readonly Step[]): Promise<void> {
  const directory = mkdtempSync(join(FOLDER, 'next-cache-'))
  let time = 1_000_000
  const now = () => time
  const service = { isDown: false, held: [] as (() => void)[], versions: { '/soap': 0, '/candle': 0 } }
  const least = { fresh: { '/soap': 0, '/candle': 0 }, shown: { '/soap': 0, '/candle': 0 } }
  const open = () => {
    const core = openCore({ scope: 'build', directory, now, memoryBytes: 200_000 })
    return {
      core,
      cache: toNextCache(core),
      next: createNextModel({ handler: toHandlerClass(() => core), now }),
    }
  }
  const nodes = [open(), open()]
  const all = [...nodes]
  const work: Promise<unknown>[] = []

  const read = (path: Path, isHeld: boolean) => async () => {
    const { isDown, versions } = service
    const version = versions[path]
    if (isHeld) await new Promise<void>((resolve) => service.held.push(resolve))
    if (isDown) throw new Error('down')
    return String(version)
  }

  async function visit({ node, path }: Step, isHeld = false): Promise<void> {
    const { core, next } = nodes[node] ?? open()
    const required = { ...least.shown }
    // The page reads its data through Next's data cache.
    const render = async () =>
      toPageValue(await next.read(`data${path}`, { tags: [path], fetch: read(path, isHeld) }), [path])
    const shown = await next.visit(path, render).catch(() => undefined)
    // What a process does that has ended meanwhile, nobody sees.
    const isGone = () => nodes[node]?.core !== core
    if (shown === undefined || isGone()) return
    const version = Number(getText(shown.value))
    const isTakenBack = shown.value.status === 503
    if (shown.use !== 'MISS' && !isTakenBack)
      expect(version, 'a purged page is shown').toBeGreaterThanOrEqual(required[path])
    await shown.settled
    if (isHeld || isGone()) return
    const { pages, invalidations } = await core.parts
    await invalidations.catchUp()
    const { entry, state } = await pages.find(path)
    if (state !== 'fresh' || entry?.value.kind !== 'APP_PAGE') return
    const kept = Number(getText(entry.value))
    expect(kept, 'a page counts as fresh that lacks a change').toBeGreaterThanOrEqual(least.fresh[path])
  }

  async function change({ node, path }: Step, purge: boolean): Promise<void> {
    service.versions[path] += 1
    const version = service.versions[path]
    await nodes[node]?.cache.drop([path], { purge })
    least.fresh[path] = version
    if (purge) least.shown[path] = version
  }

  async function restart({ node, kind }: Step): Promise<void> {
    if (kind === 'restart') await nodes[node]?.cache.close()
    const opened = open()
    all.push(opened)
    nodes[node] = opened
  }

  async function release(): Promise<void> {
    for (const go of service.held.splice(0)) go()
    await Promise.all(work.splice(0))
  }

  async function run(next: Step): Promise<void> {
    if (next.kind === 'visit') {
      // A visit may join a read that is held back.
      const visiting = visit(next)
      if (service.held.length === 0) await visiting
      else work.push(visiting)
    } else if (next.kind === 'begin') work.push(visit(next, true))
    else if (next.kind === 'drop' || next.kind === 'purge') await change(next, next.kind === 'purge')
    else if (next.kind === 'restart' || next.kind === 'crash') await restart(next)
    else if (next.kind === 'release') await release()
    else if (next.kind === 'fail') service.isDown = true
    else if (next.kind === 'heal') service.isDown = false
    else if (next.kind === 'pass') time += 7000
    // Large pages take the room of the others in memory.
    else for (let index = 0; index < 10; index += 1) await fill(next, index)
    await new Promise(setImmediate)
  }

  const fill = ({ node }: Step, index: number) =>
    nodes[node]?.next.answer(`/filler${String(index)}`, toPageValue('x'.repeat(40_000)))

  try {
    for (const next of steps) await run(next)
    await release()
    for (const node of [0, 1]) for (const path of PATHS) await visit({ kind: 'visit', node, path })
  } finally {
    await release().catch(() => undefined)
    for (const { cache } of all) await cache.close()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** A page is asked for that is just made anew and was purged meanwhile. */
const TAKEN_BACK: Step[] = ['visit', 'drop', 'begin', 'purge', 'visit'].map((kind) => ({
  kind,
  node: 0,
  path: '/candle',
}))

test('whatever happens in whatever order, nothing is given as fresh that lacks a change, and nothing purged is shown', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), (steps) => play(steps))
  const examples: [Step[]][] = [[TAKEN_BACK]]
  const { counterexample } = await fc.check(property, {
    numRuns: Number(process.env.RUNS ?? 100),
    examples,
  })
  expect(counterexample).toBeNull()
})
