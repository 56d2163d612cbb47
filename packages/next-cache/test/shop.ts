import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { openCore } from '../src/serving/open-core.ts'
import type { CacheOptions } from '../src/serving/options.ts'
import { toNextCache } from '../src/serving/public-cache.ts'
import { toHandlerClass } from '../src/serving/to-handler.ts'
import { createNextModel, getText, toPageValue } from './next-model.ts'

export const TAGS = ['product:soap']

/** A folder of a test's own. */
export function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'next-cache-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** What the service holds, and how it behaves. */
export function createService() {
  const service = {
    text: 'first',
    isDown: false,
    asked: 0,
    hold: undefined as Promise<void> | undefined,
    /** Takes what is there at once; the answer may be held back. */
    read: async (): Promise<string> => {
      service.asked += 1
      const { text, isDown } = service
      await service.hold
      if (isDown) throw new Error('the service is down')
      return text
    },
    /** Holds answers back until the function that it gives is called. */
    delay(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      service.hold = promise
      return () => {
        service.hold = undefined
        resolve()
      }
    },
  }
  return service
}

export type Service = ReturnType<typeof createService>

export interface ProcessOptions extends Partial<CacheOptions> {
  readonly service?: Service
  readonly clock?: { time: number }
  /** How long Next takes a page for good. */
  readonly revalidate?: number | false
}

/** One process of a shop: a page `/soap` over a service, kept by a cache of its own. */
export function startProcess({
  service = createService(),
  clock,
  revalidate = 300,
  ...options
}: ProcessOptions = {}) {
  const log = { info: vi.fn(), warn: vi.fn(), debug: vi.fn() }
  const now = clock ? () => clock.time : Date.now
  const core = openCore({ scope: 'build', log, now, ...options })
  const cache = toNextCache(core)
  onTestFinished(() => cache.close())
  const next = createNextModel({ handler: toHandlerClass(() => core), now, revalidate })
  const render = async () => toPageValue(await service.read(), TAGS)
  const visit = (path = '/soap') => next.visit(path, render)
  return {
    cache,
    core,
    next,
    service,
    log,
    visit,
    /** What a visitor is shown, and what runs behind it ended. */
    look: async (path = '/soap'): Promise<string> => {
      try {
        const { use, value, settled } = await visit(path)
        await settled
        return `${use} ${getText(value)}`
      } catch {
        return '500'
      }
    },
  }
}
