import { isRecord } from '@sorrel/contracts/untrusted'
import fc from 'fast-check'

/** Any JSON, with the names of our wire records among its keys, so that it reaches deep into the mappers. */
export function hostileJson(names: readonly string[]): fc.Arbitrary<unknown> {
  const key = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: fc.string() },
  )
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      fc.oneof(
        fc.string(),
        fc.double(),
        fc.boolean(),
        fc.constant(null),
        fc.constantFrom(
          '6.5',
          '-1',
          'true',
          '',
          'subscription',
          'monthly',
          'https://cdn.test/a.jpg',
          '<b>',
          '__proto__',
        ),
      ),
      fc.array(tie('json'), { maxLength: 4 }),
      fc.dictionary(key, tie('json'), { maxKeys: 12 }),
      fc.record({ results: fc.array(tie('json'), { maxLength: 4 }) }),
    ),
  }))
  return json
}

/** Feeds a mapper with JSON that need not have the shape it was promised. */
export function fromJson<Wire, Context, T>(map: (wire: Wire, context: Context) => T) {
  const isPromised = (json: unknown): json is Wire => isRecord(json)
  return (json: unknown, context: Context): T | undefined =>
    isPromised(json) ? map(json, context) : undefined
}
