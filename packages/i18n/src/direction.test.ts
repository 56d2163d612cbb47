import { expect, test } from 'vitest'
import { getDirection } from './direction.ts'

test('a regional locale is written as its language is', () => {
  expect(['ar-EG', 'he', 'de-AT', ''].map(getDirection)).toEqual(['rtl', 'rtl', 'ltr', 'ltr'])
})
