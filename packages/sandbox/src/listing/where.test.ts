import { array, assert, constantFrom, integer, oneof, property, record, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseWhere } from './where.ts'

const soap = {
  slug: 'soap',
  price: 6.5,
  sale: false,
  sale_price: null,
  tags: ['bath', 'bestseller'],
  date_created: '2026-03-01T00:00:00Z',
  attributes: { material: ['Oats', 'Honey'], scent: 'Plain' },
}

function isMet(where: unknown, given: Readonly<Record<string, unknown>> = soap): boolean {
  const parsed = parseWhere(where)
  if (!parsed.ok) throw new Error(parsed.error)
  return parsed.value(given)
}

describe('the records that match a where', () => {
  test.each([
    [undefined, true],
    [null, true],
    [{}, true],
    [{ slug: 'soap' }, true],
    [{ slug: 'brush' }, false],
    [{ slug: { $eq: 'soap' }, price: { $gt: 6 } }, true],
    [{ slug: 'soap', price: { $gt: 7 } }, false],
    [{ slug: { $ne: 'soap' } }, false],
    [{ price: { $gte: 6.5, $lte: 6.5 } }, true],
    [{ price: { $lt: 6.5 } }, false],
    [{ price: { $gt: '6' } }, false],
    [{ date_created: { $gte: '2026-01-01', $lt: '2026-06-01' } }, true],
    [{ slug: { $in: ['brush', 'soap'] } }, true],
    [{ slug: { _in: ['brush', 'soap'] } }, true],
    [{ slug: { _in: [] } }, false],
    [{ slug: ['brush', 'soap'] }, true],
    [{ slug: { $nin: ['brush'] } }, true],
    [{ slug: { _nin: ['soap'] } }, false],
    [{ tags: 'bestseller' }, true],
    [{ tags: { $ne: 'bestseller' } }, false],
    [{ tags: { $in: ['new', 'bath'] } }, true],
    [{ dateCreated: { $exists: true } }, true],
    [{ nothing: { $exists: false } }, true],
    [{ nothing: null }, true],
    [{ sale_price: null }, true],
    [{ salePrice: { $ne: null } }, false],
    [{ 'attributes.material': 'Honey' }, true],
    [{ attributes: { scent: { _in: ['Plain'] } } }, true],
    [{ 'attributes.scent.deeper': 'Plain' }, false],
    [{ $or: [{ slug: 'brush' }, { tags: 'bath' }] }, true],
    [{ _or: [{ slug: 'brush' }, { tags: 'kitchen' }] }, false],
    [{ $and: [{ sale: false }, { price: { $gt: 1 } }] }, true],
    [{ price: { $or: [{ $lt: 1 }, { $gt: 6 }] } }, true],
    [{ toString: { $exists: true } }, false],
  ])('%j → %s', (where, expected) => {
    expect(isMet(where)).toBe(expected)
  })
})

describe('a where that cannot be read', () => {
  test.each([
    ['slug', 'where must be an object'],
    [[], 'where must be an object'],
    [{ slug: { $near: 1 } }, 'where knows no operator $near'],
    [{ $or: { slug: 'soap' } }, '$or needs a list'],
    [{ slug: { $in: 'soap' } }, '$in needs a list'],
    [{ $eq: 'soap' }, '$eq in where needs a field'],
    [{ slug: { $exists: 'yes' } }, '$exists needs true or false'],
  ])('%j: %s', (where, message) => {
    expect(parseWhere(where)).toEqual({ ok: false, error: message })
  })
})

const price = integer({ min: -50, max: 50 })
const slug = constantFrom('soap', 'brush', 'candle')
const product = record({ price, slug })
const clause = oneof(
  record({ price: record({ $gte: price }) }),
  record({ price: record({ _lt: price }) }),
  record({ slug: record({ $in: array(slug) }) }),
  record({ slug }),
)

describe('laws', () => {
  test('$and matches when every clause does, $or when one does', () => {
    assert(
      property(array(clause, { minLength: 1 }), product, (clauses, given) => {
        const each = clauses.map((one) => isMet(one, given))
        return (
          isMet({ $and: clauses }, given) === each.every(Boolean) &&
          isMet({ $or: clauses }, given) === each.some(Boolean)
        )
      }),
    )
  })

  test('an operator and its opposite never both match', () => {
    assert(
      property(price, product, (limit, given) => {
        const pairs = [
          ['$gt', '$lte'],
          ['$lt', '$gte'],
          ['$eq', '$ne'],
        ] as const
        return pairs.every(
          ([one, other]) =>
            isMet({ price: { [one]: limit } }, given) !== isMet({ price: { [other]: limit } }, given),
        )
      }),
    )
  })

  test('$in is an $or of equals, and the _ spelling is the same', () => {
    assert(
      property(array(slug), product, (slugs, given) => {
        const wanted = isMet({ $or: slugs.map((one) => ({ slug: one })) }, given)
        return (
          isMet({ slug: { $in: slugs } }, given) === wanted &&
          isMet({ slug: { _in: slugs } }, given) === wanted
        )
      }),
    )
  })

  test('any JSON is either parsed or refused with a reason', () => {
    assert(
      property(oneof(string(), array(string()), record({ $or: string() }), clause), (where) => {
        const parsed = parseWhere(where)
        return parsed.ok || parsed.error !== ''
      }),
    )
  })
})
