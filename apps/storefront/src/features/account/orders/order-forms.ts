import { buyAgainEndpoint, reviewRequestEndpoint } from '@sorrel/contracts/http'
import { ok } from '@sorrel/domain/result'
import type { FormShape } from '#form/form-shape.ts'

export const buyAgainForm: FormShape<typeof buyAgainEndpoint> = {
  name: 'buy-again',
  endpoint: buyAgainEndpoint,
  fields: ['id'],
  parse: ({ id }) => ok({ id: typeof id === 'string' ? id : '' }),
  errors: { otherwise: 'account.orders.buy_again.error' },
  flashes: {
    done: {
      missing: 'account.orders.buy_again.missing',
      complete: 'account.orders.buy_again.added',
      read: ({ added, missing }) => ({ missing, count: added }),
    },
    rejected: { otherwise: 'errors.try_later' },
  },
}

export const reviewRequestForm: FormShape<typeof reviewRequestEndpoint> = {
  name: 'review-request',
  endpoint: reviewRequestEndpoint,
  fields: ['id', 'wanted'],
  parse: ({ id, wanted }) => ok({ id: typeof id === 'string' ? id : '', wanted: wanted === 'on' }),
  errors: { conflict: 'account.orders.review_request.over', otherwise: 'account.profile.error' },
  flashes: { done: { key: 'account.orders.review_request.saved' } },
}
