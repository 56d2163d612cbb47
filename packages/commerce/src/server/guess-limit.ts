import { getAddressGroup } from '@sorrel/contracts/http/address'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { CountedTry, TryKind } from '../account-actions/action.ts'
import type { StoreContext } from './context.ts'

/** Wrong guesses without a wait. */
const FREE = { account: 5, address: 20, subscription: 20 }

/** Sign-ups of one address, right ones too: each makes a record at the service. */
const SIGN_UPS_PER_HOUR = 10

/** The first wait after them; it doubles with each further guess, up to the maximum. Milliseconds. */
const WAIT_FIRST_MS = 30_000
const WAIT_MAX_MS = 15 * 60_000

/** Wrong attempts are forgotten this long after the last one. Milliseconds. */
export const TRIES_FORGOTTEN_AFTER_MS = 60 * 60_000

/** Number of further wrong guesses that lengthen the wait, until it reaches the maximum. */
const LENGTHENING_GUESSES = Math.ceil(Math.log2(WAIT_MAX_MS / WAIT_FIRST_MS))

/** Maximum number of names that one process remembers; those unused for longest are forgotten first. */
const NAMES_MAX = 10_000

/** When wrong guesses were made, the newest last, in milliseconds since the epoch. */
export type WrongTries = readonly number[]

/**
 * Updates the wrong guesses under a name atomically. `change` may run several times. They may be forgotten
 * `TRIES_FORGOTTEN_AFTER_MS` after the last change.
 */
export type UpdateTries = <Outcome>(
  name: string,
  change: (guesses: WrongTries | undefined) => {
    readonly next: WrongTries | undefined
    readonly outcome: Outcome
  },
) => Promise<Outcome>

interface Count {
  readonly name: string
  readonly free: number
  /** So many within an hour, instead of waits that grow. Default false. */
  readonly isHourly?: boolean
}

export interface GuessCounterOptions {
  readonly update?: UpdateTries | undefined
  readonly now?: (() => number) | undefined
  readonly signUpsPerHour?: number | undefined
}

/**
 * Slows down guessing: by account, so that using many addresses does not help, and by address, so that trying many
 * accounts does not. A device that has logged in to the account before is counted separately, so that a stranger cannot
 * lock the owner out. Sign-ups are limited by address.
 */
export function createGuessCounter({
  update = createMemory(),
  now = Date.now,
  signUpsPerHour = SIGN_UPS_PER_HOUR,
}: GuessCounterOptions) {
  /**
   * Counts an attempt in each counter, or in none if one of them requires a wait: then the error is the number of
   * seconds.
   */
  async function takeAll(counts: readonly Count[]): Promise<Result<() => Promise<void>, number>> {
    const taken: (() => Promise<void>)[] = []
    const takeBack = async () => void (await Promise.all(taken.splice(0).map((undo) => undo())))
    for (const { name, free, isHourly = false } of counts) {
      const at = now()
      const waitSeconds = await update(name, (known) => {
        const guesses = at - (known?.at(-1) ?? 0) < TRIES_FORGOTTEN_AFTER_MS ? (known ?? []) : []
        const outcome = (isHourly ? getHourlyWait : getWaitSeconds)(guesses, { free, now: at })
        return { next: outcome > 0 ? guesses : [...guesses, at].slice(-free - LENGTHENING_GUESSES), outcome }
      })
      if (waitSeconds > 0) {
        await takeBack()
        return err(waitSeconds)
      }
      taken.push(() => update(name, (guesses) => ({ next: without(guesses, at), outcome: undefined })))
    }
    return ok(takeBack)
  }

  return async (
    context: Pick<StoreContext, 'address' | 'device'>,
    kind: TryKind,
    name: string,
  ): Promise<Result<CountedTry, number>> => {
    const own = name.trim().toLowerCase()
    const taken = await takeAll(toCounts({ ...context, signUpsPerHour }, kind, own))
    if (!taken.ok) return taken
    const takeBack = taken.value
    return ok({
      takeBack,
      async succeed() {
        await context.device?.remember(own)
        if (kind !== 'sign-up') await takeBack()
        const names = [toName(kind, 'account', own), toName(kind, 'device', context.device?.id, own)]
        const forget = () => ({ next: undefined, outcome: undefined })
        await Promise.all(names.map((each) => update(each, forget)))
      },
    })
  }
}

/** The check ends at the first counter that refuses, so that a blocked address never counts against an account. */
function toCounts(
  {
    address,
    device,
    signUpsPerHour,
  }: Pick<StoreContext, 'address' | 'device'> & { readonly signUpsPerHour: number },
  kind: TryKind,
  own: string,
): readonly Count[] {
  const name = toName(kind, 'address', getAddressGroup(address))
  const limit = kind === 'sign-up' ? { free: signUpsPerHour, isHourly: true } : { free: FREE.address }
  const byAddress = address === '' ? [] : [{ name, ...limit }]
  // A gift card's code is worth money and belongs to no account.
  if (kind === 'cart code') return byAddress
  if (kind === 'subscription code') return [{ name: toName(kind, own), free: FREE.subscription }]
  if (kind !== 'sign-up' && device?.knows(own))
    return [{ name: toName(kind, 'device', device.id, own), free: FREE.account }]
  return [...byAddress, { name: toName(kind, 'account', own), free: FREE.account }]
}

const toName = (...parts: readonly (string | undefined)[]) => JSON.stringify(parts)

/** Whole seconds to wait before the next try, or 0. */
function getWaitSeconds(
  guesses: WrongTries,
  { free, now }: { readonly free: number; readonly now: number },
): number {
  const last = guesses.at(-1)
  if (last === undefined || guesses.length < free) return 0
  const wait = Math.min(WAIT_MAX_MS, WAIT_FIRST_MS * 2 ** (guesses.length - free))
  return Math.max(0, Math.ceil((last + wait - now) / 1000))
}

function getHourlyWait(
  guesses: WrongTries,
  { free, now }: { readonly free: number; readonly now: number },
): number {
  const first = guesses.at(-free)
  return first === undefined ? 0 : Math.max(0, Math.ceil((first + TRIES_FORGOTTEN_AFTER_MS - now) / 1000))
}

function without(guesses: WrongTries = [], at: number): WrongTries | undefined {
  const place = guesses.lastIndexOf(at)
  const others = guesses.filter((_, index) => index !== place)
  return others.length === 0 ? undefined : others
}

/** Remembers the guesses within this process. */
function createMemory(): UpdateTries {
  const names = new Map<string, WrongTries>()
  return async (name, change) => {
    const { next, outcome } = change(names.get(name))
    names.delete(name)
    if (next !== undefined) names.set(name, next)
    const [oldest] = names.keys()
    if (names.size > NAMES_MAX && oldest !== undefined) names.delete(oldest)
    return outcome
  }
}
