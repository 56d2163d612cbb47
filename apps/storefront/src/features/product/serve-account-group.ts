import { fetchAccount } from '@sorrel/commerce/account'
import { accountGroupEndpoint } from '@sorrel/contracts/http'
import { ok } from '@sorrel/domain/result'
import { serve } from '#platform/endpoint/serve.ts'
import { refuseUpstream } from '#platform/endpoint/upstream.ts'

/** The group whose prices the visitor gets; without a session the service need not be asked. */
export const serveAccountGroup = serve(accountGroupEndpoint, async ({ visitor }) => {
  if (!visitor.hasSession) return ok({ data: { group: null } })
  const account = await fetchAccount(visitor.commerce)
  if (!account.ok) return refuseUpstream(account.error)
  return ok({ data: { group: account.value?.group ?? null } })
})
