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

export interface Attempts {
  /** Whether this visitor may try again now. */
  check(attempt: Attempt): Result<null, Refusal>
  addFailure(attempt: Attempt): void
  /** A success clears the account's failures; those of the address stay. */
  addSuccess(attempt: Attempt): void
}

/** Slows down guessing: by account, so that many addresses do not help, and by address, so that many accounts do not. */
export function createAttempts(now: Clock = systemClock): Attempts {
  const byAccount = createThrottle({ limit: FAILURES_PER_ACCOUNT, now })
  const byAddress = createThrottle({ limit: FAILURES_PER_ADDRESS, now })
  const toName = (email: string) => email.trim().toLowerCase()
  return {
    check({ email, address }) {
      const wait = Math.max(byAccount.getWaitSeconds(toName(email)), byAddress.getWaitSeconds(address))
      return wait === 0
        ? ok(null)
        : err({ code: 'throttled', message: 'Too many tries', retryAfterSeconds: wait })
    },
    addFailure({ email, address }) {
      byAccount.add(toName(email))
      byAddress.add(address)
    },
    addSuccess: ({ email }) => byAccount.clear(toName(email)),
  }
}
