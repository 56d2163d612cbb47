/** Changes that a customer can make to a subscription, including all rules: for a server, or directly in a browser. */

import { byName } from './account-actions/by-name.ts'
import type { ActionOptions, ActionResult } from './account-actions/action.ts'
import type { CommerceClient } from './client.ts'
import { scheduleChanges } from './subscription-actions/schedule-changes.ts'
import { itemChanges } from './subscription-actions/item-changes.ts'
import {
  type ChangeBody,
  type ChangeTable,
  type SubscriptionEndpoints,
  toAction,
} from './subscription-actions/change.ts'

export { fetchSendable, goesToAddress } from './subscription-actions/send-to-address.ts'

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
 * The changes that a customer can make to a subscription; each returns the current subscription. `unauthenticated` for
 * a visitor, `not_found` for another customer's subscription, `conflict` for what its status does not allow or the
 * service refuses. A change that is already made is not repeated. `locale` is the language of the confirmation mail.
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
 *
 * @public
 */
export const subscriptionActions = /* @__PURE__ */ byName<SubscriptionActions>(plans, (name) =>
  toAction(plans[name]),
)
