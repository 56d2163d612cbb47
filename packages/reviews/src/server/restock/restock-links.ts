import { createSignedTokens, type Secrets } from '@sorrel/contracts/http/token'

/** Path of the page that confirms an address. */
export const CONFIRM_PATH = '/api/reviews/restocks/confirm'

/** Path of the page that ends mails about products that are back. */
export const STOP_PATH = '/api/reviews/restocks/unsubscribe'

/** An address that waits for a product; which of its variants, the link does not tell. */
export interface Waiting {
  readonly addressId: string
  readonly productId: string
}

/** Links in mails; they contain no e-mail address. */
export interface RestockLinks {
  /** Link with which the owner of an address confirms a wait. */
  toConfirmUrl(waitId: string): Promise<string>
  /** The wait in such a link; undefined if the link was not made here. */
  readConfirmToken(token: string): Promise<string | undefined>
  /** Link that ends the mails about a product, without a log-in. */
  toStopUrl(waiting: Waiting): Promise<string>
  /** The same link as signed with each of the secrets. */
  toStopUrls(waiting: Waiting): Promise<readonly string[]>
  readStopToken(token: string): Promise<Waiting | undefined>
}

export interface RestockLinkOptions {
  /** The first one signs links; a link works as long as its secret is listed. */
  readonly secrets: Secrets
  /** Origin of the shop, which forwards `/api/reviews/*`. */
  readonly shopUrl: string
}

export function createRestockLinks({ secrets, shopUrl }: RestockLinkOptions): RestockLinks {
  const confirming = createSignedTokens({ audience: 'restock confirm', secrets })
  const audience = 'restock unsubscribe'
  const stopping = createSignedTokens({ audience, secrets })
  const toUrl = (path: string, token: string) => {
    const url = new URL(path, shopUrl)
    url.searchParams.set('token', token)
    return url.href
  }
  const toStopUrl = async ({ addressId, productId }: Waiting, by = stopping) =>
    toUrl(STOP_PATH, await by.issue({ sub: addressId, product: productId }))
  return {
    toConfirmUrl: async (waitId) => toUrl(CONFIRM_PATH, await confirming.issue({ sub: waitId })),
    readConfirmToken: async (token) => (await confirming.read(token))?.sub,
    toStopUrl: (waiting) => toStopUrl(waiting),
    toStopUrls: (waiting) =>
      Promise.all(
        secrets.map((secret) => toStopUrl(waiting, createSignedTokens({ audience, secrets: [secret] }))),
      ),
    readStopToken: async (token) => {
      const claims = await stopping.read(token)
      if (claims?.sub === undefined || typeof claims.product !== 'string') return undefined
      return { addressId: claims.sub, productId: claims.product }
    },
  }
}
