import type { Core } from './open-core.ts'
import type { NextCache } from './public-cache.ts'

export interface Opened {
  readonly core: Core
  readonly cache: NextCache
}

const KEY = Symbol.for('@sorrel/next-cache')

/** The modules of this package are loaded several times in a process; only this is shared among them. */
const shared: typeof globalThis & { [KEY]?: Opened } = globalThis

export const getOpened = (): Opened | undefined => shared[KEY]

export function setOpened(opened: Opened): void {
  shared[KEY] = opened
}
