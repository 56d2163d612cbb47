import type { Localized } from '../../catalogue/documents.ts'
import type { ProductDetails } from '../product-facts.ts'
import { text } from '../text.ts'

type Highlight = ProductDetails['highlights'][number]

/** Highlights that several products share. The first word is a lucide icon. */
export const shared = {
  plasticFree: ['leaf', text('Plastic-free', 'Sans plastique', 'Plastikfrei')],
  crueltyFree: ['rabbit', text('Cruelty-free', 'Non testé sur les animaux', 'Tierversuchsfrei')],
  compostable: ['sprout', text('Home compostable', 'Compostable chez soi', 'Kompostierbar')],
  compostableWrap: ['recycle', text('Compostable wrap', 'Emballage compostable', 'Kompostierbare Hülle')],
  refillable: ['refresh-cw', text('Refillable', 'Rechargeable', 'Nachfüllbar')],
  handmade: ['heart', text('Made by hand', 'Fait à la main', 'Handgemacht')],
  organic: ['badge-check', text('Organic cotton', 'Coton bio', 'Bio-Baumwolle')],
  giftBox: ['gift', text('Ready to give', 'Prêt à offrir', 'Fertig zum Schenken')],
} satisfies Record<string, Highlight>

const labels = {
  ingredients: text('Ingredients', 'Ingrédients', 'Inhaltsstoffe'),
  materials: text('Materials', 'Matières', 'Materialien'),
  use: text('How to use', 'Mode d’emploi', 'Anwendung'),
  end: text("When it's finished", 'En fin de vie', 'Am Ende'),
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
