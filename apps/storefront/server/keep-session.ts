import { stringifySetCookie } from 'cookie'
import { getSessionCookie } from '@sorrel/commerce/session-cookie'
import type { ChooseDelivery } from './page-response.ts'

export interface KeepSessionOptions {
  /** A page of the preview: another site frames it. */
  readonly isFramed?: boolean | undefined
  readonly deliver: ChooseDelivery
}

/**
 * The service may renew a session's token on a mere read, also while a page is made: the new one goes out with the page's
 * head. One that comes after the first byte of the page is left to the next call: the older token stays valid.
 */
export function createSessionKeeper(publicOrigin: string) {
  return ({ isFramed = false, deliver }: KeepSessionOptions) => {
    const { name, attributes } = getSessionCookie(publicOrigin, { framed: isFramed })
    let renewed: string | undefined
    const choose: ChooseDelivery = (response, wire) => {
      if (renewed !== undefined)
        response.appendHeader('set-cookie', stringifySetCookie({ name, value: renewed, ...attributes }))
      return deliver(response, wire)
    }
    const onSession = (token: string) => {
      renewed = token
    }
    return { onSession, deliver: choose }
  }
}
