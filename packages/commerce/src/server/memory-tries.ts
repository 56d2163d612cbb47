import { err, ok, type Result } from '@sorrel/domain/result'
import { getAddressGroup } from '@sorrel/contracts/http/address'
import type { CountedTry, TryKind } from '../account-actions/action.ts'
import type { StoreContext } from './context.ts'
import {
  FREE_TRIES,
  getTryWaitSeconds,
  TRIES_FORGOTTEN_AFTER_MS,
  type WrongTries,
} from './guessing-limits.ts'

/** Names that are remembered at once; the ones longest untouched are forgotten first. */
const NAMES_MAX = 10_000

/** Counts failed tries within this process: by what they are for, and by the network address that makes them. */
export function createMemoryTries(now = Date.now) {
  const known = new Map<string, WrongTries>()
  const read = (key: string): WrongTries | undefined => {
    const tries = known.get(key)
    return tries && now() - tries.lastAt < TRIES_FORGOTTEN_AFTER_MS ? tries : undefined
  }
  const write = (key: string, count: number) => {
    known.delete(key)
    if (count > 0) known.set(key, { count, lastAt: now() })
    const [oldest] = known.keys()
    if (known.size > NAMES_MAX && oldest !== undefined) known.delete(oldest)
  }
  const toWaitSeconds = (key: string, free: number): number =>
    getTryWaitSeconds(read(key) ?? { count: 0, lastAt: 0 }, { free, now: now() })
  return async (
    { address }: Pick<StoreContext, 'address'>,
    kind: TryKind,
    name: string,
  ): Promise<Result<CountedTry, number>> => {
    const own = JSON.stringify([kind, 'name', name.trim().toLowerCase()])
    const keys = [
      // A code of a cart is tried for nobody in particular: it counts by address alone.
      ...(kind === 'cart code' ? [] : [{ key: own, free: FREE_TRIES.byName }]),
      ...(address === ''
        ? []
        : [{ key: JSON.stringify([kind, 'address', getAddressGroup(address)]), free: FREE_TRIES.byAddress }]),
    ]
    const wait = Math.max(0, ...keys.map(({ key, free }) => toWaitSeconds(key, free)))
    if (wait > 0) return err(wait)
    const add = (pieces: number) => {
      for (const { key } of keys) write(key, Math.max(0, (read(key)?.count ?? 0) + pieces))
    }
    add(1)
    return ok({
      takeBack: async () => add(-1),
      succeed: async () => {
        add(-1)
        known.delete(own)
      },
    })
  }
}
