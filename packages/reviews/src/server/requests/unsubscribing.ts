import { createHmac } from 'node:crypto'
import { createSignedTokens, type Secrets } from '@sorrel/contracts/http/token'
import { isEqual } from '../http/visitor.ts'

/** Path of the page that unsubscribes from review requests. */
export const UNSUBSCRIBE_PATH = '/api/reviews/unsubscribe'

/** Keyed hashes of addresses for links, so that logs and page addresses do not reveal them. */
export interface Unsubscribing {
  /** The same id for every spelling of an address. */
  toAddressId(email: string): string
  /** Link with which the owner of an address unsubscribes, without a log-in. */
  toUrl(addressId: string): Promise<string>
  /** The same link as signed with each of the secrets: an older mail may contain a link signed with an older secret. */
  toUrls(addressId: string): Promise<readonly string[]>
  /** The address id in a link; undefined if the link was not made here. */
  readToken(token: string): Promise<string | undefined>
}

export interface UnsubscribingOptions {
  /** The first one signs links; a link works as long as its secret is listed. The last one hashes addresses. */
  readonly secrets: Secrets
  /** Origin of the shop, which forwards `/api/reviews/*`. */
  readonly shopUrl: string
}

/** The same id for every spelling of an address, which it does not reveal. */
export function toMailAddressId(email: string, secrets: Secrets): string {
  return sign(secrets.at(-1) ?? secrets[0], `mail to ${email.trim().toLowerCase()}`).slice(0, 22)
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

export function createUnsubscribing({ secrets, shopUrl }: UnsubscribingOptions): Unsubscribing {
  const audience = 'reviews unsubscribe'
  const tokens = createSignedTokens({ audience, secrets })
  const toUrl = async (addressId: string, by = tokens) => {
    const url = new URL(UNSUBSCRIBE_PATH, shopUrl)
    url.searchParams.set('token', await by.issue({ sub: addressId }))
    return url.href
  }
  /** Older mails contain links of the form `id.signature`, which still work. */
  const readOld = (token: string) => {
    const [id = '', signature = ''] = token.split('.')
    const isOurs = secrets.some((secret) => isEqual(signature, sign(secret, `unsubscribe ${id}`)))
    return id !== '' && isOurs ? id : undefined
  }
  return {
    toAddressId: (email) => toMailAddressId(email, secrets),
    toUrl: (addressId) => toUrl(addressId),
    toUrls: (addressId) =>
      Promise.all(
        secrets.map((secret) => toUrl(addressId, createSignedTokens({ audience, secrets: [secret] }))),
      ),
    readToken: async (token) => (await tokens.read(token))?.sub ?? readOld(token),
  }
}
