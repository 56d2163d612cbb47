import type { ImageDocument, OptionDocument, VariantDocument } from '../catalogue/documents.ts'
import { getOptionId, getValueId, getVariantId } from './id.ts'
import { getVariantPictures, isPicture, toImage } from './media.ts'
import type { ChoiceFacts, ProductFacts, ValueFacts } from './product-facts.ts'
import { compose } from './text.ts'

/** An option out of its facts; a value that selects a variant costs nothing of its own. */
export function toOption(slug: string, choice: ChoiceFacts): OptionDocument {
  const { key, under, values = [], ...facts } = choice
  return {
    ...facts,
    id: getOptionId(slug, key),
    ...(under === undefined ? {} : toParent(slug, under)),
    values: values.map(({ key: valueKey, stock: _stock, price, ...value }) => ({
      ...value,
      id: getValueId(slug, key, valueKey),
      ...(price === undefined || choice.variant ? {} : { price }),
    })),
  }
}

function toParent(slug: string, under: { readonly choice: string; readonly values: readonly string[] }) {
  return {
    parentId: getOptionId(slug, under.choice),
    parentValueIds: under.values.map((value) => getValueId(slug, under.choice, value)),
  }
}

interface PickedValue {
  readonly choice: string
  readonly value: ValueFacts
}

/** Every combination of the values that select a variant. */
export function toVariants(slug: string, facts: ProductFacts): readonly VariantDocument[] {
  const choices = (facts.choices ?? []).filter((choice) => choice.variant)
  if (choices.length === 0) return []
  const combinations = choices.reduce<readonly (readonly PickedValue[])[]>(
    (found, choice) =>
      found.flatMap((picks) =>
        (choice.values ?? []).map((value) => [...picks, { choice: choice.key, value }]),
      ),
    [[]],
  )
  return combinations.map((picks) => toVariant(slug, facts, picks))
}

function toVariant(slug: string, facts: ProductFacts, picks: readonly PickedValue[]): VariantDocument {
  const keys = picks.map((pick) => pick.value.key)
  const price = picks.find((pick) => pick.value.price !== undefined)?.value.price
  const stock = picks.find((pick) => pick.value.stock !== undefined)?.value.stock
  return {
    id: getVariantId(slug, ...keys),
    name: compose((read) => picks.map((pick) => read(pick.value.name)).join(', ')),
    sku: `${facts.sku}-${keys.join('-').toUpperCase()}`,
    ...(facts.pricedByVariant && price !== undefined ? { price } : {}),
    optionValueIds: picks.map((pick) => getValueId(slug, pick.choice, pick.value.key)),
    images: getVariantImages(slug, keys),
    ...(stock === undefined ? {} : { stockLevel: stock }),
  }
}

/** Where only some variants have a picture of their own, the product's first one shows the others. */
function getVariantImages(slug: string, keys: readonly string[]): readonly ImageDocument[] {
  const own = keys.map((key) => `${slug}--${key}.webp`).filter(isPicture)
  if (own.length > 0 || getVariantPictures(slug).length === 0) return own.map(toImage)
  return [toImage(`${slug}-1.webp`)]
}
