import { fetchAccount } from '@sorrel/commerce/account'
import { accountGroupEndpoint } from '@sorrel/contracts/http'
import { ok } from '@sorrel/domain/result'
import { createHandler } from '#service/endpoint/serve.ts'
import { toUpstreamError } from '#service/endpoint/to-upstream-error.ts'

/** The group whose prices the visitor gets. Without a session there is none, so the service is not called. */
export const handleAccountGroup = createHandler(accountGroupEndpoint, async ({ context }) => {
  if (!context.hasSession) return ok({ data: { group: null } })
  const account = await fetchAccount(context.commerce)
  if (!account.ok) return toUpstreamError(account.error)
  return ok({ data: { group: account.value?.group ?? null } })
})
