import { addToCart } from '@sorrel/commerce/cart'
import type { CommerceClient } from '@sorrel/commerce/client'
import type { CartItemInput } from '@sorrel/domain/cart'
import { log } from '#service/log.ts'

/**
 * Adds a line to the cart, or as many pieces of it as there are. Answers how many were added. The service refuses a
 * quantity without naming a possible one, so the number is found by halving: at most ten tries for 999 pieces. An error
 * is logged and ends the search.
 */
export async function addAsManyAsThereAre(commerce: CommerceClient, line: CartItemInput): Promise<number> {
  const all = await tryToAdd(commerce, line)
  if (all !== 'refused') return all === 'added' ? line.quantity : 0
  let added = 0
  let rejected = line.quantity
  while (rejected - added > 1) {
    const half = Math.floor((added + rejected) / 2)
    const outcome = await tryToAdd(commerce, { ...line, quantity: half - added })
    if (outcome === 'failed') break
    if (outcome === 'added') added = half
    else rejected = half
  }
  return added
}

async function tryToAdd(
  commerce: CommerceClient,
  input: CartItemInput,
): Promise<'added' | 'refused' | 'failed'> {
  const result = await addToCart(commerce, { input })
  if (result.ok) return 'added'
  if (result.error.kind === 'user') return 'refused'
  log.warn({ kind: result.error.kind, product: input.productId }, 'a line could not be added to the bag')
  return 'failed'
}
