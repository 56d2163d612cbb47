import {
  accountEndpoints,
  type Endpoint,
  type EndpointBody,
  subscriptionEndpoints,
} from '@sorrel/contracts/http'
import { isRecord } from '@sorrel/contracts/untrusted'
import type { AccountOptions, Action } from '../account-actions/action.ts'
import { byName } from '../account-actions/by-name.ts'
import { accountActions } from '../account-actions.ts'
import { subscriptionActions } from '../subscription-actions.ts'
import type { StoreContext } from './context.ts'
import type { Dependencies } from './dependencies.ts'
import { createStoreEndpoint, type StoreEndpoint } from './serve-endpoint.ts'

interface HowServed<E extends Endpoint> {
  /**
   * The key by which a double submit of one visitor is recognised, so that it takes effect once. Default: every call
   * takes effect.
   */
  readonly onceBy?: (body: EndpointBody<E>) => string
  /** The problem code for failures of the service. Default `upstream`. */
  readonly upstream?: 'upstream' | 'internal'
  /** Minimum response time. */
  readonly minMs?: number
  readonly findIssues?: StoreEndpoint<E, StoreContext>['findIssues']
}

/** Minimum response time, because the time for sending a mail would reveal who has an account. */
const RECOVERY_MIN_MS = 600

/** Makes an endpoint around an action. */
function createServe<Context extends StoreContext>({ once, toOptions, refuse }: Dependencies<Context>) {
  return <E extends Endpoint>(
    endpoint: E,
    action: Action<E, AccountOptions>,
    { onceBy, upstream, minMs, findIssues }: HowServed<E> = {},
  ): StoreEndpoint<E, Context> =>
    createStoreEndpoint<E, Context>(
      endpoint,
      async ({ body, context }) => {
        const work = async () => {
          const enough = minMs === undefined ? undefined : wait(minMs)
          const result = await action(context.commerce, body, toOptions(context))
          if (result.ok || result.error.kind !== 'throttled') await enough
          return result.ok ? result : refuse(result.error, upstream)
        }
        if (onceBy === undefined) return work()
        const place = `${onceBy(body)} ${context.key}`
        return once({ place, what: `${endpoint.path} ${JSON.stringify(body)}`, endpoint }, work)
      },
      findIssues,
    )
}

/** The endpoints of the account, each around its action. */
export function createAccountEndpoints<Context extends StoreContext>(dependencies: Dependencies<Context>) {
  const serve = createServe(dependencies)
  const signIn = { upstream: 'internal' } as const
  const account = accountEndpoints
  return {
    login: serve(account.login, accountActions.login, signIn),
    logout: serve(account.logout, accountActions.logout, signIn),
    logoutEmpty: serve(account.logoutEmpty, accountActions.logoutEmpty, signIn),
    signUp: serve(account.signUp, accountActions.signUp, {
      ...signIn,
      findIssues: dependencies.findPasswordIssue,
    }),
    recoverPassword: serve(account.recoverPassword, accountActions.recoverPassword, {
      ...signIn,
      minMs: RECOVERY_MIN_MS,
    }),
    setPassword: serve(account.setPassword, accountActions.setPassword, signIn),
    updateProfile: serve(account.updateProfile, accountActions.updateProfile),
    changeEmail: serve(account.changeEmail, accountActions.changeEmail),
    changePassword: serve(account.changePassword, accountActions.changePassword),
    addAddress: serve(account.addAddress, accountActions.addAddress, { onceBy: () => 'address' }),
    updateAddress: serve(account.updateAddress, accountActions.updateAddress),
    deleteAddress: serve(account.deleteAddress, accountActions.deleteAddress),
    setDefaultAddress: serve(account.setDefaultAddress, accountActions.setDefaultAddress),
    addCard: serve(account.addCard, accountActions.addCard, { onceBy: () => 'card' }),
    updateCard: serve(account.updateCard, accountActions.updateCard),
    deleteCard: serve(account.deleteCard, accountActions.deleteCard, { onceBy: ({ id }) => `card ${id}` }),
    setDefaultCard: serve(account.setDefaultCard, accountActions.setDefaultCard),
    buyAgain: serve(account.buyAgain, accountActions.buyAgain, { onceBy: () => 'buy again' }),
  }
}

type SubscriptionEndpoints<Context extends StoreContext> = {
  readonly [Name in keyof typeof subscriptionEndpoints]: StoreEndpoint<
    (typeof subscriptionEndpoints)[Name],
    Context
  >
}

/** The endpoints of subscriptions, each around its action; one at a time for each subscription. */
export function createSubscriptionEndpoints<Context extends StoreContext>(
  dependencies: Dependencies<Context>,
): SubscriptionEndpoints<Context> {
  const serve = createServe(dependencies)
  const onceBy = (body: unknown) => `subscription ${isRecord(body) ? String(body.id) : ''}`
  return byName<SubscriptionEndpoints<Context>>(subscriptionEndpoints, (name) =>
    serve(subscriptionEndpoints[name], subscriptionActions[name], { onceBy }),
  )
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
