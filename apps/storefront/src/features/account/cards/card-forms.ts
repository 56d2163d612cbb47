import type { FormValues } from '@sorrel/contracts/forms'
import { deleteCardEndpoint, setDefaultCardEndpoint, updateCardEndpoint } from '@sorrel/contracts/http'
import { parseCardExpiry } from '@sorrel/domain/card'
import { err, ok } from '@sorrel/domain/result'
import { systemClock } from '#backend/clock.ts'
import type { FormShape } from '#form/form-shape.ts'

const toText = (values: FormValues, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

/** Changes when a card expires. */
export const editCardForm: FormShape<typeof updateCardEndpoint> = {
  name: 'edit-card',
  endpoint: updateCardEndpoint,
  fields: ['id', 'expiry'],
  parse: (values) => {
    const expiry = parseCardExpiry(toText(values, 'expiry'), new Date(systemClock()))
    return expiry === undefined
      ? err({ expiry: 'account.cards.expiry_invalid' })
      : ok({ id: toText(values, 'id'), ...expiry })
  },
  errors: { otherwise: 'account.cards.error' },
  flashes: { done: { key: 'account.cards.edit.success' } },
}

/** Deletes a card, after its subscriptions have got another one. */
export const deleteCardForm: FormShape<typeof deleteCardEndpoint> = {
  name: 'delete-card',
  endpoint: deleteCardEndpoint,
  fields: ['id', 'replacementId'],
  parse: (values) => {
    const replacementId = toText(values, 'replacementId')
    return ok({ id: toText(values, 'id'), ...(replacementId && { replacementId }) })
  },
  errors: { conflict: 'account.cards.delete.refused', otherwise: 'account.cards.delete.error' },
  flashes: { done: { key: 'account.cards.delete.success' } },
}

export const defaultCardForm: FormShape<typeof setDefaultCardEndpoint> = {
  name: 'default-card',
  endpoint: setDefaultCardEndpoint,
  fields: ['id'],
  parse: (values) => ok({ id: toText(values, 'id') }),
  errors: { otherwise: 'account.cards.error' },
  flashes: { done: { key: 'account.cards.default_changed' }, rejected: { otherwise: 'errors.try_later' } },
}
