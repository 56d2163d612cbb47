import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPicture, aVariant } from './testing.ts'
import { findVariant, getVariantImageIndex } from './variants.ts'

const variant = (id: string, ...optionValueIds: string[]) => aVariant({ id, optionValueIds })

describe('findVariant', () => {
  const softSand = variant('soft-sand', 'soft', 'sand')
  const softSage = variant('soft-sage', 'soft', 'sage')
  const soft = variant('soft', 'soft')

  it.each([
    ['the exact set', [softSand, softSage], ['soft', 'sage'], 'soft-sage'],
    ['the exact set in another order', [softSand, softSage], ['sage', 'soft'], 'soft-sage'],
    ['the exact set after a variant with as many matches', [softSand, soft], ['soft'], 'soft'],
    ['most matches when none is exact', [soft, softSage], ['soft', 'sage', 'large'], 'soft-sage'],
    ['the first of equal matches', [softSand, softSage], ['soft'], 'soft-sand'],
    ['nothing when nothing matches', [softSand, softSage], ['hard'], undefined],
    ['nothing when nothing is chosen', [softSand, softSage], [], undefined],
    ['nothing without variants', [], ['soft'], undefined],
    ['not a variant without values', [variant('empty')], [], undefined],
    [
      'the exact set when a value is named twice',
      [softSand, softSage],
      ['soft', 'soft', 'sage'],
      'soft-sage',
    ],
  ])('%s', (_name, variants, valueIds, expected) => {
    expect(findVariant(variants, valueIds)?.id).toBe(expected)
  })

  it('finds the exact variant wherever it stands, and else one no other beats', () => {
    const valueIds = fc.subarray(['a', 'b', 'c', 'd'])
    fc.assert(
      fc.property(fc.array(valueIds, { maxLength: 6 }), valueIds, (sets, chosen) => {
        const variants = sets.map((set, index) => variant(String(index), ...set))
        const countMatches = (ids: readonly string[]) => ids.filter((id) => chosen.includes(id)).length
        const isExact = (ids: readonly string[]) =>
          ids.length === chosen.length && countMatches(ids) === ids.length
        const found = findVariant(variants, chosen)
        const most = Math.max(0, ...sets.map(countMatches))
        const own = found?.optionValueIds ?? []
        const mustBeExact = chosen.length > 0 && sets.some(isExact)
        expect(mustBeExact ? isExact(own) : countMatches(own) === most).toBe(true)
      }),
    )
  })
})

describe('getVariantImageIndex', () => {
  const images = [aPicture({ id: 'hero', src: '/hero.jpg' }), aPicture({ id: 'sage', src: '/sage.jpg' })]

  it.each([
    ['by id', [aPicture({ id: 'sage', src: '/other.jpg' })], 1],
    ['by source', [aPicture({ id: 'copy', src: '/sage.jpg' })], 1],
    ['the first picture decides', [aPicture({ id: 'hero' }), aPicture({ id: 'sage' })], 0],
    ['not among the pictures', [aPicture({ id: 'clay', src: '/clay.jpg' })], undefined],
    ['no picture', [], undefined],
  ])('%s', (_name, own, expected) => {
    expect(getVariantImageIndex(images, aVariant({ images: own }))).toBe(expected)
  })

  it('stays put without a variant', () => {
    expect(getVariantImageIndex(images, undefined)).toBeUndefined()
  })
})
