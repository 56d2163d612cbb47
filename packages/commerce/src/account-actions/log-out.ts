import type { EndpointBody, logoutEmptyEndpoint, logoutEndpoint } from '@sorrel/contracts/http'
import { ok, type Result } from '@sorrel/domain/result'
import { logout as sendLogout } from '../account.ts'
import { deleteCartItem, fetchCart } from '../cart.ts'
import type { CommerceClient } from '../client.ts'
import type { ActionOptions, ActionResult } from './action.ts'
import { toUpstream } from './failure.ts'
import type { CommerceError } from '../error.ts'
import type { CartListeners } from '../cart-actions.ts'

/**
 * Ends the session; the client continues with a visitor's session. The service keeps the items but recalculates their
 * prices, so the cart is fetched again.
 */
export async function logout(
  client: CommerceClient,
  _input: EndpointBody<typeof logoutEndpoint>,
  { hasSession = true, onLogout, onGroup, onCart }: ActionOptions = {},
): ActionResult<typeof logoutEndpoint> {
  if (!hasSession) return ok({})
  const result = await sendLogout(client)
  if (!result.ok) return toUpstream(result.error)
  onLogout?.()
  onGroup?.(undefined)
  const cart = await fetchCart(client)
  if (cart.ok) onCart?.(cart.value)
  return ok({})
}

/** Logs out and empties the cart, for a shared computer. */
export async function logoutEmpty(
  client: CommerceClient,
  input: EndpointBody<typeof logoutEmptyEndpoint>,
  options: ActionOptions = {},
): ActionResult<typeof logoutEmptyEndpoint> {
  const emptied = options.hasSession === false ? ok(null) : await emptyCart(client, options)
  return emptied.ok ? logout(client, input, options) : toUpstream(emptied.error)
}

/** Removes every line from the cart. Stops at the first line that the service fails to remove. */
async function emptyCart(
  client: CommerceClient,
  { onCart }: CartListeners = {},
): Promise<Result<null, CommerceError>> {
  const cart = await fetchCart(client)
  if (!cart.ok) return cart
  for (const { id } of cart.value?.items ?? []) {
    const rest = await deleteCartItem(client, { itemId: id })
    if (!rest.ok) return rest
    onCart?.(rest.value)
  }
  return ok(null)
}
