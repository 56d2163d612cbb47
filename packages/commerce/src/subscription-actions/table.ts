import { byName } from '../account-actions/by-name.ts'
import type { ActionOptions, ActionResult } from '../account-actions/action.ts'
import type { CommerceClient } from '../client.ts'
import { scheduleChanges } from './schedule-changes.ts'
import { itemChanges } from './item-changes.ts'
import { type ChangeBody, type ChangeTable, type SubscriptionEndpoints, toAction } from './change.ts'

/** One action for each endpoint. */
type SubscriptionActions = {
  readonly [Name in keyof SubscriptionEndpoints]: (
    client: CommerceClient,
    input: ChangeBody<Name>,
    options?: ActionOptions,
  ) => ActionResult<SubscriptionEndpoints[Name]>
}

const plans: ChangeTable = { ...scheduleChanges, ...itemChanges }

/**
 * What the customer can change of a subscription; each answers the subscription as it is now. `unauthenticated` for a
 * visitor, `not_found` for somebody else's, `conflict` for what its status does not allow or the service refuses. A change
 * that the subscription already shows is not made again. `locale` is the language of the mail that confirms it.
 *
 * @example
 * ```ts
 * import { subscriptionActions } from '@sorrel/commerce/subscription-actions'
 * import { createFakeClient } from '@sorrel/commerce/testing'
 *
 * const client = createFakeClient({ checkTokenValidity: () => ({ data: { session: null } }) })
 * const paused = await subscriptionActions.pause(client, { id: 's1', status: true })
 * console.log(paused.ok || paused.error.kind) // unauthenticated
 * ```
 */
export const subscriptionActions = /* @__PURE__ */ byName<SubscriptionActions>(plans, (name) =>
  toAction(plans[name]),
)
