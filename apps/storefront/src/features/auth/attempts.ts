import { err, ok, type Result } from '@sorrel/domain/result'
import { type Clock, systemClock } from '#platform/clock.ts'
import type { Refusal } from '#platform/endpoint/answer.ts'
import { createThrottle } from './throttle.ts'

export const FAILURES_PER_ACCOUNT = 5
export const FAILURES_PER_ADDRESS = 20

interface Attempt {
  readonly email: string
  readonly address: string
}

/** One try, counted as a failure until it says otherwise: so a hundred at once are a hundred. */
export interface Try {
  /** It was right: forgets the account's failures, and this one of the address. */
  succeed(): void
  /** Nobody could say whether it was right: as if it had not been made. */
  takeBack(): void
}

export interface Attempts {
  /** Counts a try before it is made; refused with the time to wait when there were too many. */
  begin(attempt: Attempt): Result<Try, Refusal>
}

/** Slows down guessing: by account, so that many addresses do not help, and by address, so that many accounts do not. */
export function createAttempts(now: Clock = systemClock): Attempts {
  const byAccount = createThrottle({ limit: FAILURES_PER_ACCOUNT, now })
  const byAddress = createThrottle({ limit: FAILURES_PER_ADDRESS, now })
  return {
    begin({ email, address }) {
      const account = email.trim().toLowerCase()
      const wait = Math.max(byAccount.getWaitSeconds(account), byAddress.getWaitSeconds(address))
      if (wait > 0) return err({ code: 'throttled', message: 'Too many tries', retryAfterSeconds: wait })
      const forAccount = byAccount.add(account)
      const forAddress = byAddress.add(address)
      return ok({
        succeed() {
          byAccount.clear(account)
          forAddress()
        },
        takeBack() {
          forAccount()
          forAddress()
        },
      })
    },
  }
}
