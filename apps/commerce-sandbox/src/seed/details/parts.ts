import type { Localized } from '../../catalogue/documents.ts'
import type { ProductDetails } from '../product-facts.ts'
import { text } from '../text.ts'

type Highlight = ProductDetails['highlights'][number]

/** Highlights that several products share. The first word is a lucide icon. */
export const shared = {
  plasticFree: ['leaf', text('Plastic-free')],
  crueltyFree: ['rabbit', text('Cruelty-free')],
  compostable: ['sprout', text('Home compostable')],
  compostableWrap: ['recycle', text('Compostable wrap')],
  refillable: ['refresh-cw', text('Refillable')],
  handmade: ['heart', text('Made by hand')],
  organic: ['badge-check', text('Organic cotton')],
  giftBox: ['gift', text('Ready to give')],
} satisfies Record<string, Highlight>

const labels = {
  ingredients: text('Ingredients'),
  materials: text('Materials'),
  use: text('How to use'),
  end: text("When it's finished"),
}

interface Care {
  readonly use: Localized
  /** What becomes of it afterwards. */
  readonly end: Localized
}

/** Details of something that is used up. */
export function consumable({ ingredients, use, end }: Care & { readonly ingredients: Localized }) {
  return [
    [labels.ingredients, ingredients],
    [labels.use, use],
    [labels.end, end],
  ] as const
}

/** Details of something that is kept. */
export function durable({ materials, use, end }: Care & { readonly materials: Localized }) {
  return [
    [labels.materials, materials],
    [labels.use, use],
    [labels.end, end],
  ] as const
}
