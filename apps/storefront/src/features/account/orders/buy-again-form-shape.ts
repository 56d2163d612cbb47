import { buyAgainEndpoint } from '@sorrel/contracts/http'
import { ok } from '@sorrel/domain/result'
import type { FormShape } from '#platform/form/form-shape.ts'

export const buyAgainForm: FormShape<typeof buyAgainEndpoint> = {
  name: 'buy-again',
  endpoint: buyAgainEndpoint,
  fields: ['id'],
  parse: ({ id }) => ok({ id: typeof id === 'string' ? id : '' }),
  refusals: { otherwise: 'account.orders.buy_again.error' },
}
