import { isRecord, parseList, parseText } from '@sorrel/contracts/untrusted'
import type { Money } from '@sorrel/domain/money'
import { err, ok, type Result } from '@sorrel/domain/result'
import { parseAmount } from '../catalog/to-priced.ts'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import {
  ApplyGiftcardDocument,
  type CartFieldsFragment,
  RemoveGiftcardDocument,
  UpdateCartDocument,
} from '../generated/cart/graphql.ts'
import { mapRefusal } from '../wire/to-user-error.ts'
import type { Wire } from '../wire/wire.ts'

/** What is left on a gift card. */
export interface GiftcardBalance {
  readonly balance: Money
  /** The last characters of its code. */
  readonly last4: string
}

/** A refusal that speaks of the cart, and not of the code. */
const isAboutCart = (message: string) =>
  /\b(?:cart|items?|empty)\b/i.test(message) && !/code|coupon|gift ?card/i.test(message)

/**
 * What is left on a gift card, in the store's currency. The service tells it of a card in a cart, so a client without a
 * session opens a cart of its own, which it leaves empty. Fails as `user` with reason `code` when there is no such card;
 * null where the service takes no card into an empty cart.
 */
export async function fetchGiftcardBalance(
  client: CommerceClient,
  { code }: { readonly code: string },
): Promise<Result<GiftcardBalance | null, CommerceError>> {
  const own = withOwnSession(client)
  const apply = async () =>
    mapRefusal(await own.mutate(ApplyGiftcardDocument, { code }), (message) =>
      isAboutCart(message) ? 'refused' : 'code',
    )
  let applied = await apply()
  if (isWithoutCart(applied)) {
    const opened = await own.mutate(UpdateCartDocument, { input: { comments: '' } })
    if (opened.ok) applied = await apply()
  }
  if (isWithoutCart(applied)) return ok(null)
  if (!applied.ok) return applied
  const found = readGiftcard(applied.value.applyGiftcard)
  // The code may be that of a coupon.
  if (found === undefined) return NO_GIFTCARD
  await own.mutate(RemoveGiftcardDocument, { giftcardId: found.id })
  return ok({ balance: found.balance, last4: found.last4 })
}

/** Follows the session that the calls begin. */
function withOwnSession(client: CommerceClient): Pick<CommerceClient, 'mutate'> {
  let session: string | undefined
  const onSession = (token: string) => {
    session = token
  }
  return {
    mutate: (document, variables) => client.mutate(document, variables, { session, onSession }),
  }
}

const NO_GIFTCARD = err({
  kind: 'user',
  operation: 'applyGiftcard',
  reason: 'code',
  message: 'The code is of no gift card',
} as const)

type Applied = Result<{ readonly applyGiftcard: unknown }, CommerceError>

function isWithoutCart(applied: Applied): boolean {
  if (applied.ok) return !isRecord(applied.value.applyGiftcard)
  return applied.error.kind === 'user' && applied.error.reason === 'refused'
}

function readGiftcard(cart: Wire<CartFieldsFragment> | null | undefined) {
  const [giftcard] = parseList(cart?.giftcards)
  const id = parseText(giftcard?.id)
  const amount = parseAmount(giftcard?.amount)
  const currency = parseText(cart?.currency)
  if (id === undefined || amount === undefined || currency === undefined) return undefined
  return { id, balance: { amount, currency }, last4: parseText(giftcard?.last4) ?? '' }
}
