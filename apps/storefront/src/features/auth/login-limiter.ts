import { err, ok, type Result } from '@sorrel/domain/result'
import { getAddressGroup } from '@sorrel/contracts/http/address'
import { FREE_TRIES, type Refusal } from '@sorrel/commerce/server'
import type { Device } from '#service/known-device.ts'
import { createThrottle, type Throttle, type ThrottleOptions } from '#service/throttle.ts'

interface LoginAttempt {
  readonly email: string
  readonly address: string
  readonly device: Pick<Device, 'id' | 'knows' | 'remember'>
}

/** An attempt, counted as a failure until `succeed` is called: so a hundred at once count as a hundred. */
export interface CountedAttempt {
  /** It was right: forgets the account's failures, and this one of the address; the device is known from now on. */
  succeed(): Promise<void>
  /** The service could not check it: it does not count. */
  takeBack(): Promise<void>
}

export interface LoginLimiter {
  /** Counts an attempt before it is made; an error with the time to wait when there were too many. */
  begin(attempt: LoginAttempt): Promise<Result<CountedAttempt, Refusal>>
}

interface Count {
  readonly throttle: Throttle
  readonly name: string
}

/**
 * Slows down guessing: by account, so that many addresses do not help, and by address, so that many accounts do not. A
 * device that has logged in to the account before has a count of its own, so that no stranger can keep the owner out.
 */
export function createLoginLimiter({ kind, ...options }: Omit<ThrottleOptions, 'free'>): LoginLimiter {
  const create = (name: string, free: number) =>
    createThrottle({ ...options, kind: `${kind} by ${name}`, free })
  const byAccount = create('account', FREE_TRIES.byName)
  const byDevice = create('device', FREE_TRIES.byName)
  const byAddress = create('address', FREE_TRIES.byAddress)
  return {
    async begin({ email, address, device }) {
      const account = email.trim().toLowerCase()
      const own = JSON.stringify([device.id, account])
      const taken = await takeAll(
        device.knows(account)
          ? [{ throttle: byDevice, name: own }]
          : [
              { throttle: byAccount, name: account },
              { throttle: byAddress, name: getAddressGroup(address) },
            ],
      )
      if (!taken.ok)
        return err({ code: 'throttled', message: 'Too many tries', retryAfterSeconds: taken.error })
      const takeBack = taken.value
      return ok({
        async succeed() {
          await device.remember(account)
          await takeBack()
          await Promise.all([byAccount.clear(account), byDevice.clear(own)])
        },
        takeBack,
      })
    },
  }
}

/** Counts a failure in each, or in none where one has to wait: then the seconds. */
async function takeAll(counts: readonly Count[]): Promise<Result<() => Promise<void>, number>> {
  const waits = await Promise.all(counts.map(({ throttle, name }) => throttle.getWaitSeconds(name)))
  const wait = Math.max(...waits)
  if (wait > 0) return err(wait)
  const taken: (() => Promise<void>)[] = []
  const takeBack = async () => void (await Promise.all(taken.map((undo) => undo())))
  for (const { throttle, name } of counts) {
    const count = await throttle.take(name)
    if (!count.ok) {
      await takeBack()
      return count
    }
    taken.push(count.value)
  }
  return ok(takeBack)
}
