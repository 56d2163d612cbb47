import type { AttributeDocument, Localized, ProductDocument } from '../catalogue/documents.ts'
import { text } from './text.ts'

export const materials = {
  aluminium: text('Aluminium'),
  bamboo: text('Bamboo'),
  beech: text('Beech'),
  beeswax: text('Beeswax'),
  cellulose: text('Cellulose'),
  ceramic: text('Ceramic'),
  coconut: text('Coconut fibre'),
  cork: text('Cork'),
  cotton: text('Organic cotton'),
  digital: text('Digital'),
  glass: text('Glass'),
  konjac: text('Konjac root'),
  linen: text('Linen'),
  paper: text('Recycled paper'),
  plantOils: text('Plant oils'),
  sisal: text('Sisal'),
  soda: text('Mineral salts'),
  steel: text('Stainless steel'),
  soyWax: text('Soy wax'),
  wool: text('Wool'),
} satisfies Record<string, Localized>

export const scentNames = {
  bergamotSage: text('Bergamot & Sage'),
  cedar: text('Cedar'),
  charcoal: text('Charcoal'),
  citrus: text('Citrus'),
  eucalyptusMint: text('Eucalyptus & Wild Mint'),
  fig: text('Fig'),
  figCedar: text('Fig Leaf & Cedar'),
  grapefruitBergamot: text('Pink Grapefruit & Bergamot'),
  lavender: text('Lavender'),
  lemonThyme: text('Lemon & Thyme'),
  oatCalendula: text('Oat & Calendula'),
  oatHoney: text('Oat & Honey'),
  rosehipChamomile: text('Rosehip & Chamomile'),
  rosemary: text('Rosemary'),
  unscented: text('Unscented'),
  vanilla: text('Vanilla'),
} satisfies Record<string, Localized>

export const skinTypes = {
  all: text('All'),
  dry: text('Dry'),
  oily: text('Oily'),
  sensitive: text('Sensitive'),
} satisfies Record<string, Localized>

const yesOrNo = {
  yes: text('Yes'),
  no: text('No'),
} satisfies Record<string, Localized>

export const places = {
  denmark: text('Denmark'),
  england: text('England'),
  india: text('India'),
  lithuania: text('Lithuania'),
  portugal: text('Portugal'),
  scotland: text('Scotland'),
  sriLanka: text('Sri Lanka'),
  sweden: text('Sweden'),
  wales: text('Wales'),
} satisfies Record<string, Localized>

interface AttributeFacts {
  readonly material: readonly (keyof typeof materials)[]
  readonly scent?: readonly (keyof typeof scentNames)[]
  readonly skin?: readonly (keyof typeof skinTypes)[]
  /** Default true. */
  readonly plasticFree?: boolean
  readonly madeIn: keyof typeof places
}

/** A product's attributes by attribute id. Unscented and for all skin unless said otherwise. */
export function describe(facts: AttributeFacts): ProductDocument['attributes'] {
  return {
    material: facts.material.map((key) => materials[key]),
    scent: (facts.scent ?? ['unscented']).map((key) => scentNames[key]),
    skin_type: (facts.skin ?? ['all']).map((key) => skinTypes[key]),
    plastic_free: yesOrNo[facts.plasticFree === false ? 'no' : 'yes'],
    made_in: places[facts.madeIn],
  }
}

/** Skin type filters but does not show; the place of origin shows but does not filter. */
export const attributes: readonly AttributeDocument[] = [
  {
    id: 'material',
    name: text('Material'),
    type: 'select',
    filterable: true,
    visible: true,
    searchable: true,
    values: Object.values(materials),
  },
  {
    id: 'scent',
    name: text('Scent'),
    type: 'select',
    filterable: true,
    visible: true,
    searchable: true,
    values: Object.values(scentNames),
  },
  {
    id: 'skin_type',
    name: text('Skin type'),
    type: 'select',
    filterable: true,
    visible: false,
    searchable: false,
    values: Object.values(skinTypes),
  },
  {
    id: 'plastic_free',
    name: text('Plastic-free'),
    type: 'select',
    filterable: true,
    visible: true,
    searchable: false,
    values: Object.values(yesOrNo),
  },
  {
    id: 'made_in',
    name: text('Made in'),
    type: 'text',
    filterable: false,
    visible: true,
    searchable: false,
    values: Object.values(places),
  },
]
