import { toAnswer } from '@sorrel/http/answer'
import { withPublicKey } from '../http/public-key.ts'
import type { Route } from '../http/route.ts'
import { createVaultToken, type VaultProblem } from './create-token.ts'

/**
 * The payment vault: the only place that card numbers are sent to, by the shopper's browser itself. Answers a token, or
 * `{ errors }` by field, or by `gateway` where the issuer refuses. See docs/commerce-service.md#account.
 */
export const vaultRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/vault/tokens',
    cors: true,
    handle: withPublicKey(async (request, { service }) => {
      const result = await createVaultToken(service, await request.json().catch(() => undefined))
      return result.ok ? toAnswer(result.value) : refuse(result.error)
    }),
  },
]

function refuse(problem: VaultProblem): Response {
  if (problem.kind === 'refused') {
    const gateway = { code: 'CARD_ERROR', message: problem.reason, params: { code: problem.reason } }
    return toAnswer({ errors: { gateway } }, { status: 402 })
  }
  const errors = problem.fields.map((field) => [field, { code: 'INVALID', message: `${field} is not valid` }])
  return toAnswer({ errors: Object.fromEntries(errors) }, { status: 400 })
}
