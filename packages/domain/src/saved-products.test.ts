import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  applySavedChanges,
  getSavedChanges,
  getSharedSlugs,
  isSavedProduct,
  mergeSavedProducts,
  parseSharedSlugs,
  SAVED_PRODUCTS_MAX,
  type SavedProduct,
  type SavedProducts,
  toggleSavedProduct,
} from './saved-products.ts'

const save = (productId: string, savedAt = 0): SavedProduct => ({
  productId,
  slug: `slug-${productId}`,
  savedAt,
})

const toIds = (list: SavedProducts) => list.map(({ productId }) => productId)

const full = Array.from({ length: SAVED_PRODUCTS_MAX }, (_, index) => save(String(index), -index))

/** Lists as the rule itself makes them. */
const lists = fc
  .array(fc.record({ productId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), savedAt: fc.nat(9) }), {
    maxLength: 12,
  })
  .map((saved) =>
    mergeSavedProducts(
      saved.map(({ productId, savedAt }) => save(productId, savedAt)),
      [],
    ),
  )

describe('toggleSavedProduct', () => {
  test.each<[string, SavedProducts, string, readonly string[]]>([
    ['the first', [], 'a', ['a']],
    ['the newest is in front', [save('a')], 'b', ['b', 'a']],
    ['one that is there leaves', [save('a'), save('b')], 'b', ['a']],
    ['the last one leaves an empty list', [save('a')], 'a', []],
    ['the oldest leaves a full list', full, 'new', ['new', ...toIds(full).slice(0, -1)]],
  ])('%s', (_name, list, productId, expected) => {
    expect(toIds(toggleSavedProduct(list, save(productId, 10)))).toEqual(expected)
  })

  it('changes nothing when it is done twice, unless the list was full', () => {
    fc.assert(
      fc.property(lists, fc.constantFrom('x', 'y', 'z'), (list, productId) => {
        const once = toggleSavedProduct(list, save(productId, 10))
        expect(isSavedProduct(once, productId)).toBe(true)
        expect(toggleSavedProduct(once, save(productId, 11))).toEqual(list)
      }),
    )
  })
})

describe('mergeSavedProducts', () => {
  test.each<[string, SavedProducts, SavedProducts, SavedProducts]>([
    ['nothing and nothing', [], [], []],
    ['newest first', [save('a', 1)], [save('b', 2)], [save('b', 2), save('a', 1)]],
    ['a product on both has its latest time', [save('a', 1)], [save('a', 3)], [save('a', 3)]],
    [
      'of equal times the first list comes first',
      [save('a', 1)],
      [save('b', 1)],
      [save('a', 1), save('b', 1)],
    ],
  ])('%s', (_name, one, other, expected) => {
    expect(mergeSavedProducts(one, other)).toEqual(expected)
  })

  it('holds at most a full list: the newest', () => {
    expect(toIds(mergeSavedProducts(full, [save('new', 1)]))).toEqual(['new', ...toIds(full).slice(0, -1)])
  })

  it('holds each product of both once, newest first, and a second merge adds nothing', () => {
    fc.assert(
      fc.property(lists, lists, (one, other) => {
        const merged = mergeSavedProducts(one, other)
        expect(toIds(merged).toSorted()).toEqual([...new Set([...toIds(one), ...toIds(other)])].toSorted())
        for (const { productId, savedAt } of [...one, ...other])
          expect(merged.find((saved) => saved.productId === productId)?.savedAt).toBeGreaterThanOrEqual(
            savedAt,
          )
        const times = merged.map(({ savedAt }) => savedAt)
        expect(times).toEqual(times.toSorted((left, right) => right - left))
        expect(mergeSavedProducts(merged, other)).toEqual(merged)
      }),
    )
  })
})

describe('changes of a list', () => {
  test.each<[string, SavedProducts, SavedProducts, readonly string[], readonly string[]]>([
    ['none', [save('a')], [save('a')], [], []],
    ['one came', [save('a')], [save('b', 1), save('a')], ['b'], []],
    ['one left', [save('b', 1), save('a')], [save('a')], [], ['b']],
    ['one was saved anew', [save('a')], [save('a', 5)], ['a'], []],
  ])('%s', (_name, before, after, added, removed) => {
    const changes = getSavedChanges(before, after)
    expect([toIds(changes.added), changes.removed]).toEqual([added, removed])
  })

  it('make the later list of the earlier one, and leave what only another list has', () => {
    fc.assert(
      fc.property(lists, lists, fc.nat(6), (before, later, kept) => {
        const fresh = later.map((saved) => ({ ...saved, savedAt: saved.savedAt + 10 }))
        const after = mergeSavedProducts(fresh, before.slice(0, kept))
        const changes = getSavedChanges(before, after)
        // Which of two that were saved at the same time comes first does not matter.
        const made = applySavedChanges(before, changes)
        expect(getSavedChanges(made, after)).toEqual({ added: [], removed: [] })
        expect(toIds(applySavedChanges([...before, save('z', -1)], changes)).at(-1)).toBe('z')
        expect(applySavedChanges(made, changes)).toEqual(made)
      }),
    )
  })
})

describe('the slugs of a link', () => {
  test.each([
    [undefined, []],
    [null, []],
    ['', []],
    ['soap,oil', ['soap', 'oil']],
    ['soap,,soap, oil,../cart,<b>,balm', ['soap', 'balm']],
    [`${'a'.repeat(101)},soap`, ['soap']],
    [`${','.repeat(1796)}soaps`, []],
    [`${','.repeat(1795)}soaps`, ['soaps']],
  ])('%s', (text, expected) => {
    expect(parseSharedSlugs(text)).toEqual(expected)
  })

  it('are those of the newest products, as many as fit, and come back', () => {
    const slug = fc.stringMatching(/^[a-z][a-z\d-]{0,99}$/)
    fc.assert(
      fc.property(fc.uniqueArray(slug, { maxLength: 120 }), (slugs) => {
        const list = slugs.map((each) => ({ productId: each, slug: each, savedAt: 0 }))
        const shared = getSharedSlugs(list)
        expect(shared).toEqual(slugs.slice(0, shared.length))
        expect(shared.join(',').length).toBeLessThanOrEqual(1800)
        const isFull = [...shared, slugs[shared.length]].join(',').length > 1800
        expect(isFull || shared.length === Math.min(slugs.length, SAVED_PRODUCTS_MAX)).toBe(true)
        expect(parseSharedSlugs(shared.join(','))).toEqual(shared)
      }),
    )
  })

  it('read anything', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 5000, size: 'max', unit: fc.constantFrom('a', 'b', '-', ',', '/', '<', 'é') }),
        (text) => {
          const slugs = parseSharedSlugs(text)
          expect(slugs.join(',').length).toBeLessThanOrEqual(1800)
          expect(slugs.every((slug) => text.includes(slug))).toBe(true)
        },
      ),
    )
  })
})
