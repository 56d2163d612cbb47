import { createHmac } from 'node:crypto'
import { isEqual } from '../http/visitor.ts'

/** Path of the page that ends mails of requests. */
export const UNSUBSCRIBE_PATH = '/api/reviews/unsubscribe'

/** Names addresses in links, so that whoever reads a log or the address of a page does not learn them. */
export interface Unsubscribing {
  /** The same for every way to write an address. */
  toAddressId(email: string): string
  /** Where the owner of an address ends the mails, without a log-in. */
  toUrl(addressId: string): string
  /** The address that a link names; undefined for a link that we did not make. */
  readToken(token: string): string | undefined
}

export interface UnsubscribingOptions {
  /** Signs the links: they work as long as it stays. */
  readonly secret: string
  /** Origin of the shop, which hands `/api/reviews/*` on. */
  readonly shopUrl: string
}

export function createUnsubscribing({ secret, shopUrl }: UnsubscribingOptions): Unsubscribing {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const signId = (id: string) => sign(`unsubscribe ${id}`)
  return {
    toAddressId: (email) => sign(`mail to ${email.trim().toLowerCase()}`).slice(0, 22),
    toUrl: (addressId) => {
      const url = new URL(UNSUBSCRIBE_PATH, shopUrl)
      url.searchParams.set('token', `${addressId}.${signId(addressId)}`)
      return url.href
    },
    readToken: (token) => {
      const [id = '', signature = ''] = token.split('.')
      return id !== '' && isEqual(signature, signId(id)) ? id : undefined
    },
  }
}
