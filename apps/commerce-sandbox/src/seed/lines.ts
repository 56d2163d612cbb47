import { getOptionId, getValueId, getVariantId } from './id.ts'

/** One chosen value of a product, as order lines hold it. */
export const pick = (slug: string, option: string, value: string): Readonly<Record<string, string>> => ({
  [getOptionId(slug, option)]: getValueId(slug, option, value),
})

export const soap = (scent: 'oat-honey' | 'lavender' | 'charcoal') => ({
  productSlug: 'oat-honey-soap-bar',
  variantId: getVariantId('oat-honey-soap-bar', scent),
  options: pick('oat-honey-soap-bar', 'scent', scent),
})

export const handWash = (scent: 'eucalyptus' | 'grapefruit') => ({
  productSlug: 'refillable-hand-wash',
  variantId: getVariantId('refillable-hand-wash', scent),
  options: pick('refillable-hand-wash', 'scent', scent),
})

export const washcloth = (colour: 'oat' | 'sage') => ({
  productSlug: 'organic-cotton-washcloth',
  variantId: getVariantId('organic-cotton-washcloth', colour),
  options: pick('organic-cotton-washcloth', 'colour', colour),
})
