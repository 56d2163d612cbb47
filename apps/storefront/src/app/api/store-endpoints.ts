import { createStoreEndpoints, TRIES_FORGOTTEN_AFTER_MS } from '@sorrel/commerce/server'
import { getPasswordResetUrl, getShopNames, isCommonPassword } from '#features/auth/new-password.ts'
import { limitNewCarts } from '#features/cart/server.ts'
import { systemClock } from '#backend/clock.ts'
import { createSessionCommerce } from '#backend/commerce.ts'
import { createDedupe } from '#endpoints/dedupe.ts'
import type { RequestContext } from '#endpoints/request-context.ts'
import { logTrouble } from '#endpoints/to-upstream-error.ts'
import { sharedCounters } from '#backend/shared-counters.ts'
import { env } from '#config/env.ts'
import { SHOP_CONFIG } from '#config/shop-config.ts'
import { z } from 'zod'

const wrongTries = {
  kind: 'wrong tries',
  schema: z.array(z.number()).readonly(),
  lifeMs: TRIES_FORGOTTEN_AFTER_MS,
}

/** The endpoints of cart, account and subscriptions, with state that all processes of this shop share. */
export const storeEndpoints = createStoreEndpoints<RequestContext>({
  once: createDedupe({ kind: 'action' }),
  updateTries: (name, change) => sharedCounters.update(wrongTries, name, change),
  signUpsPerHour: env.signUpsPerHour,
  limitNewCarts,
  passwordRules: SHOP_CONFIG,
  // A password that is common anyway asks no service for the shop's name.
  isCommonPassword: async (password, own) =>
    (await isCommonPassword(password, own)) ||
    isCommonPassword(password, [...own, ...(await getShopNames())]),
  passwordResetUrl: ({ locale }) => getPasswordResetUrl(locale),
  openClient: () => createSessionCommerce({ token: undefined }),
  onTrouble: logTrouble,
  now: systemClock,
})
