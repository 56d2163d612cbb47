import { reviewRequestEndpoint } from '@sorrel/contracts/http'
import { ok } from '@sorrel/domain/result'
import type { FormShape } from '#form/form-shape.ts'

export const reviewRequestForm: FormShape<typeof reviewRequestEndpoint> = {
  name: 'review-request',
  endpoint: reviewRequestEndpoint,
  fields: ['id', 'wanted'],
  parse: ({ id, wanted }) => ok({ id: typeof id === 'string' ? id : '', wanted: wanted === 'on' }),
  errors: { conflict: 'account.orders.review_request.over', otherwise: 'account.profile.error' },
  flashes: { done: { key: 'account.orders.review_request.saved' } },
}
