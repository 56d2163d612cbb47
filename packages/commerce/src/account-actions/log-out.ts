import type { EndpointBody, logoutEmptyEndpoint, logoutEndpoint } from '@sorrel/contracts/http'
import { ok } from '@sorrel/domain/result'
import { logout as sendLogout } from '../account.ts'
import { fetchCart } from '../cart.ts'
import { emptyCart } from '../cart-actions/empty-cart.ts'
import type { CommerceClient } from '../client.ts'
import type { ActionOptions, ActionResult } from './action.ts'
import { toUpstream } from './failure.ts'

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
