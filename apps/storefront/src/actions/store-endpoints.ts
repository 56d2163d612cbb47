import type { CountedTry, TryKind } from '@sorrel/commerce/account-actions'
import { createStoreEndpoints, FREE_TRIES } from '@sorrel/commerce/server'
import { err, ok, type Result } from '@sorrel/domain/result'
import { createLoginLimiter, getPasswordResetUrl, isCommonPassword } from '#features/auth/server.ts'
import { limitNewCarts } from '#features/cart/server.ts'
import { systemClock } from '#service/clock.ts'
import { createSessionCommerce } from '#service/commerce.ts'
import { createDedupe } from '#service/endpoint/dedupe.ts'
import type { RequestContext } from '#service/endpoint/request-context.ts'
import { logTrouble } from '#service/endpoint/to-upstream-error.ts'
import { createThrottle } from '#service/throttle.ts'
import { HOUSE } from '#shop/house.ts'

/** All forms that check a password count with the log-in, so that wrong ones count together. */
const people = {
  'log-in': createLoginLimiter({ kind: 'log-in' }),
  'sign-up': createLoginLimiter({ kind: 'sign-up' }),
  recovery: createLoginLimiter({ kind: 'recovery' }),
}
/** By network address or subscription: a gift card's code is worth money. */
const codes = {
  'cart code': createThrottle({ kind: 'cart code', free: FREE_TRIES.byAddress }),
  'subscription code': createThrottle({ kind: 'subscription code', free: FREE_TRIES.byAddress }),
}

async function countTry(
  context: RequestContext,
  kind: TryKind,
  name: string,
): Promise<Result<CountedTry, number>> {
  if (kind === 'cart code' || kind === 'subscription code') {
    const taken = await codes[kind].take(name)
    return taken.ok ? ok({ succeed: taken.value, takeBack: taken.value }) : taken
  }
  const begun = await people[kind].begin({ ...context, email: name })
  return begun.ok ? begun : err(begun.error.retryAfterSeconds ?? 1)
}

/** The endpoints of cart, account and subscriptions, with what all processes of this shop share. */
export const storeEndpoints = createStoreEndpoints<RequestContext>({
  once: createDedupe({ kind: 'action' }),
  countTry,
  limitNewCarts,
  passwordRules: HOUSE,
  isCommonPassword,
  passwordResetUrl: ({ locale }) => getPasswordResetUrl(locale),
  openClient: () => createSessionCommerce({ token: undefined }),
  onTrouble: logTrouble,
  now: systemClock,
})
