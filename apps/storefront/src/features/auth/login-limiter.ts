import { err, ok, type Result } from '@sorrel/domain/result'
import { getAddressGroup } from '@sorrel/http/address'
import { type Clock, systemClock } from '#service/clock.ts'
import type { EndpointError } from '#service/endpoint/answer.ts'
import type { Device } from '#service/known-device.ts'
import { createThrottle } from '#service/throttle.ts'

export const FAILURES_PER_ACCOUNT = 5
export const FAILURES_PER_ADDRESS = 20

interface LoginAttempt {
  readonly email: string
  readonly address: string
  readonly device: Pick<Device, 'id' | 'knows' | 'remember'>
}

/** An attempt, counted as a failure until `succeed` is called: so a hundred at once count as a hundred. */
export interface CountedAttempt {
  /** It was right: forgets the account's failures, and this one of the address; the device is known from now on. */
  succeed(): void
  /** The service could not check it: it does not count. */
  takeBack(): void
}

export interface LoginLimiter {
  /** Counts an attempt before it is made; an error with the time to wait when there were too many. */
  begin(attempt: LoginAttempt): Result<CountedAttempt, EndpointError>
}

/**
 * Slows down guessing: by account, so that many addresses do not help, and by address, so that many accounts do not. A
 * device that has logged in to the account before has a count of its own, so that no stranger can keep the owner out.
 */
export function createLoginLimiter(now: Clock = systemClock): LoginLimiter {
  const byAccount = createThrottle({ free: FAILURES_PER_ACCOUNT, now })
  const byDevice = createThrottle({ free: FAILURES_PER_ACCOUNT, now })
  const byAddress = createThrottle({ free: FAILURES_PER_ADDRESS, now })
  return {
    begin({ email, address, device }) {
      const account = email.trim().toLowerCase()
      const group = getAddressGroup(address)
      const own = JSON.stringify([device.id, account])
      const counts = device.knows(account)
        ? [{ throttle: byDevice, name: own }]
        : [
            { throttle: byAccount, name: account },
            { throttle: byAddress, name: group },
          ]
      const wait = Math.max(...counts.map(({ throttle, name }) => throttle.getWaitSeconds(name)))
      if (wait > 0) return err({ code: 'throttled', message: 'Too many tries', retryAfterSeconds: wait })
      const failures = counts.map(({ throttle, name }) => throttle.add(name))
      const takeBack = () => {
        for (const failure of failures) failure()
      }
      return ok({
        succeed() {
          takeBack()
          byAccount.clear(account)
          byDevice.clear(own)
          device.remember(account)
        },
        takeBack,
      })
    },
  }
}
