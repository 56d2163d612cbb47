import { ACCEPT_ALL, DECLINE_ALL } from '@sorrel/contracts/storage'
import { expect, test } from 'vitest'
import { createVitalsAdapter } from './vitals-adapter.ts'

test('a page is measured once, after the shopper has agreed, and reported only while that holds', () => {
  const asked: (() => boolean)[] = []
  const adapter = createVitalsAdapter({ measure: (isGranted) => void asked.push(isGranted) })
  adapter.start?.()
  adapter.send({ type: 'search', term: 'soap' })
  adapter.onConsent?.(DECLINE_ALL)
  adapter.onConsent?.({ necessary: true, analytics: false, marketing: true })
  expect(asked).toEqual([])
  adapter.onConsent?.(ACCEPT_ALL)
  adapter.onConsent?.(ACCEPT_ALL)
  expect(asked.map((isGranted) => isGranted())).toEqual([true])
  adapter.onConsent?.(DECLINE_ALL)
  expect(asked.map((isGranted) => isGranted())).toEqual([false])
})
