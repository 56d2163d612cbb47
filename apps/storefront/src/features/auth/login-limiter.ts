import { err, ok, type Result } from '@sorrel/domain/result'
import { type Clock, systemClock } from '#service/clock.ts'
import type { EndpointError } from '#service/endpoint/answer.ts'
import { createThrottle } from '#service/throttle.ts'

export const FAILURES_PER_ACCOUNT = 5
export const FAILURES_PER_ADDRESS = 20

interface LoginAttempt {
  readonly email: string
  readonly address: string
}

/** An attempt, counted as a failure until `succeed` is called: so a hundred at once count as a hundred. */
export interface CountedAttempt {
  /** It was right: forgets the account's failures, and this one of the address. */
  succeed(): void
  /** The service could not check it: it does not count. */
  takeBack(): void
}

export interface LoginLimiter {
  /** Counts an attempt before it is made; an error with the time to wait when there were too many. */
  begin(attempt: LoginAttempt): Result<CountedAttempt, EndpointError>
}

/** Slows down guessing: by account, so that many addresses do not help, and by address, so that many accounts do not. */
export function createLoginLimiter(now: Clock = systemClock): LoginLimiter {
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
