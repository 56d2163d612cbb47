import { expectTypeOf, test } from 'vitest'
import type { TrustedHtml } from './prose.tsx'

declare const brand: unique symbol
type Branded = string & { readonly [brand]: true }

test('only a branded string fits', () => {
  expectTypeOf<Branded>().toExtend<TrustedHtml>()
  expectTypeOf<string>().not.toExtend<TrustedHtml>()
})
