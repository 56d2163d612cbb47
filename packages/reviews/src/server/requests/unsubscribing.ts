import { createHmac } from 'node:crypto'
import { createSignedTokens, type Secrets } from '@sorrel/contracts/http/token'
import { isEqual } from '../http/visitor.ts'

/** Path of the page that ends mails of requests. */
export const UNSUBSCRIBE_PATH = '/api/reviews/unsubscribe'

/** Keyed hashes of addresses for links, so that logs and page addresses do not reveal them. */
export interface Unsubscribing {
  /** The same for every way to write an address. */
  toAddressId(email: string): string
  /** Where the owner of an address ends the mails, without a log-in. */
  toUrl(addressId: string): Promise<string>
  /** That link as each of the secrets signs it: which of them a mail has depends on when it was written. */
  toUrls(addressId: string): Promise<readonly string[]>
  /** The address that a link names; undefined for a link that we did not make. */
  readToken(token: string): Promise<string | undefined>
}

export interface UnsubscribingOptions {
  /** The first signs links; a link works as long as its secret stays. The last names addresses. */
  readonly secrets: Secrets
  /** Origin of the shop, which hands `/api/reviews/*` on. */
  readonly shopUrl: string
}

export function createUnsubscribing({ secrets, shopUrl }: UnsubscribingOptions): Unsubscribing {
  const audience = 'reviews unsubscribe'
  const tokens = createSignedTokens({ audience, secrets })
  const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const toUrl = async (addressId: string, by = tokens) => {
    const url = new URL(UNSUBSCRIBE_PATH, shopUrl)
    url.searchParams.set('token', await by.issue({ sub: addressId }))
    return url.href
  }
  /** Mails of before have links of another form, which go on working: `id.signature`. */
  const readOld = (token: string) => {
    const [id = '', signature = ''] = token.split('.')
    const isOurs = secrets.some((secret) => isEqual(signature, sign(secret, `unsubscribe ${id}`)))
    return id !== '' && isOurs ? id : undefined
  }
  return {
    toAddressId: (email) =>
      sign(secrets.at(-1) ?? secrets[0], `mail to ${email.trim().toLowerCase()}`).slice(0, 22),
    toUrl: (addressId) => toUrl(addressId),
    toUrls: (addressId) =>
      Promise.all(
        secrets.map((secret) => toUrl(addressId, createSignedTokens({ audience, secrets: [secret] }))),
      ),
    readToken: async (token) => (await tokens.read(token))?.sub ?? readOld(token),
  }
}
