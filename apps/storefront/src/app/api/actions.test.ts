import { subscriptionEndpoints } from '@sorrel/contracts/http'
import { expect, test } from 'vitest'
import { CHANGES } from '#features/account/subscriptions/changes.ts'
import { ACTIONS, FORMS } from './actions.ts'

test('every endpoint of subscriptions is served, and each form of a change once', () => {
  const served = ACTIONS.map(({ method, path }) => `${method} ${path}`)
  for (const { method, path } of Object.values(subscriptionEndpoints))
    expect(served.filter((each) => each === `${method} ${path}`)).toHaveLength(1)
  const forms = FORMS.map(({ name }) => name)
  for (const { shape } of Object.values(CHANGES))
    expect(forms.filter((name) => name === shape.name)).toHaveLength(1)
})

test('no two forms share an address', () => {
  const names = FORMS.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
