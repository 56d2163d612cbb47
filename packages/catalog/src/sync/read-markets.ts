import { ok, type Result } from '@sorrel/domain/result'
import type { CatalogAudience, CatalogProduct } from '../model.ts'
import type { SourceError, SourceMarkets, SourceProduct } from './source.ts'

/**
 * Pairs of language and currency that cover each at least once. Texts do not depend on the currency, nor prices on the
 * language, so three languages and three currencies take three calls instead of nine.
 */
export function toAudiences({ locales, currencies }: SourceMarkets): readonly CatalogAudience[] {
  const count = Math.max(locales.length, currencies.length)
  return Array.from({ length: count }, (_, index) => ({
    locale: locales[index % locales.length] ?? '',
    currency: currencies[index % currencies.length] ?? '',
  }))
}

/** The answer for the same products and one audience. */
export interface AudienceAnswer {
  readonly audience: CatalogAudience
  readonly products: readonly SourceProduct[]
}

export interface MergedProducts {
  /** Products that every audience's answer contains, in the order of the first answer. */
  readonly whole: readonly CatalogProduct[]
  /** Ids that only some answers contain: the products appeared or disappeared between the calls. */
  readonly torn: readonly string[]
}

export function mergeAnswers(answers: readonly AudienceAnswer[]): MergedProducts {
  const byId = new Map<string, (readonly [CatalogAudience, SourceProduct])[]>()
  for (const { audience, products } of answers)
    for (const product of products) {
      const parts = byId.get(product.preview.id) ?? []
      byId.set(product.preview.id, [...parts, [audience, product]])
    }
  const whole: CatalogProduct[] = []
  const torn: string[] = []
  for (const [id, parts] of byId) {
    const [first] = parts
    if (first === undefined || new Set(parts.map(([audience]) => audience)).size < answers.length)
      torn.push(id)
    else whole.push(toProduct(first[1], parts))
  }
  return { whole, torn }
}

/** If a language or currency was read more than once, the first answer counts. */
function toProduct(
  { preview: { id, slug }, skus, createdAt, updatedAt }: SourceProduct,
  parts: readonly (readonly [CatalogAudience, SourceProduct])[],
): CatalogProduct {
  const backwards = parts.toReversed()
  return {
    id,
    slug,
    skus,
    createdAt,
    updatedAt,
    texts: Object.fromEntries(backwards.map(([{ locale }, { preview }]) => [locale, preview])),
    details: Object.fromEntries(
      backwards.flatMap(([{ locale }, { details }]) => (details === undefined ? [] : [[locale, details]])),
    ),
    prices: Object.fromEntries(backwards.map(([{ currency }, { preview }]) => [currency, preview])),
  }
}

/** The values of all results, or the first failure. */
export function all<T>(results: readonly Result<T, SourceError>[]): Result<readonly T[], SourceError> {
  const values: T[] = []
  for (const result of results) {
    if (!result.ok) return result
    values.push(result.value)
  }
  return ok(values)
}
