import type { AttributeDocument, Localized, ProductDocument } from '../catalogue/documents.ts'
import { text } from './text.ts'

export const materials = {
  aluminium: text('Aluminium', 'Aluminium', 'Aluminium'),
  bamboo: text('Bamboo', 'Bambou', 'Bambus'),
  beech: text('Beech', 'Hêtre', 'Buche'),
  beeswax: text('Beeswax', 'Cire d’abeille', 'Bienenwachs'),
  cellulose: text('Cellulose', 'Cellulose', 'Zellulose'),
  ceramic: text('Ceramic', 'Céramique', 'Keramik'),
  coconut: text('Coconut fibre', 'Fibre de coco', 'Kokosfaser'),
  cork: text('Cork', 'Liège', 'Kork'),
  cotton: text('Organic cotton', 'Coton bio', 'Bio-Baumwolle'),
  digital: text('Digital', 'Numérique', 'Digital'),
  glass: text('Glass', 'Verre', 'Glas'),
  konjac: text('Konjac root', 'Racine de konjac', 'Konjakwurzel'),
  linen: text('Linen', 'Lin', 'Leinen'),
  paper: text('Recycled paper', 'Papier recyclé', 'Recyclingpapier'),
  plantOils: text('Plant oils', 'Huiles végétales', 'Pflanzenöle'),
  sisal: text('Sisal', 'Sisal', 'Sisal'),
  soda: text('Mineral salts', 'Sels minéraux', 'Mineralsalze'),
  steel: text('Stainless steel', 'Acier inoxydable', 'Edelstahl'),
  soyWax: text('Soy wax', 'Cire de soja', 'Sojawachs'),
  wool: text('Wool', 'Laine', 'Wolle'),
} satisfies Record<string, Localized>

export const scentNames = {
  bergamotSage: text('Bergamot & Sage', 'Bergamote et sauge', 'Bergamotte & Salbei'),
  cedar: text('Cedar', 'Cèdre', 'Zeder'),
  charcoal: text('Charcoal', 'Charbon', 'Aktivkohle'),
  citrus: text('Citrus', 'Agrumes', 'Zitrusfrucht'),
  eucalyptusMint: text('Eucalyptus & Wild Mint', 'Eucalyptus et menthe sauvage', 'Eukalyptus & Wilde Minze'),
  fig: text('Fig', 'Figue', 'Feige'),
  figCedar: text('Fig Leaf & Cedar', 'Feuille de figuier et cèdre', 'Feigenblatt & Zeder'),
  grapefruitBergamot: text(
    'Pink Grapefruit & Bergamot',
    'Pamplemousse rose et bergamote',
    'Rosa Grapefruit & Bergamotte',
  ),
  lavender: text('Lavender', 'Lavande', 'Lavendel'),
  lemonThyme: text('Lemon & Thyme', 'Citron et thym', 'Zitrone & Thymian'),
  oatCalendula: text('Oat & Calendula', 'Avoine et calendula', 'Hafer & Calendula'),
  oatHoney: text('Oat & Honey', 'Avoine et miel', 'Hafer & Honig'),
  rosehipChamomile: text('Rosehip & Chamomile', 'Rose musquée et camomille', 'Hagebutte & Kamille'),
  rosemary: text('Rosemary', 'Romarin', 'Rosmarin'),
  unscented: text('Unscented', 'Sans parfum', 'Ohne Duft'),
  vanilla: text('Vanilla', 'Vanille', 'Vanille'),
} satisfies Record<string, Localized>

export const skinTypes = {
  all: text('All', 'Toutes', 'Alle'),
  dry: text('Dry', 'Sèche', 'Trocken'),
  oily: text('Oily', 'Grasse', 'Fettig'),
  sensitive: text('Sensitive', 'Sensible', 'Empfindlich'),
} satisfies Record<string, Localized>

const yesOrNo = {
  yes: text('Yes', 'Oui', 'Ja'),
  no: text('No', 'Non', 'Nein'),
} satisfies Record<string, Localized>

export const places = {
  denmark: text('Denmark', 'Danemark', 'Dänemark'),
  england: text('England', 'Angleterre', 'England'),
  india: text('India', 'Inde', 'Indien'),
  lithuania: text('Lithuania', 'Lituanie', 'Litauen'),
  portugal: text('Portugal', 'Portugal', 'Portugal'),
  scotland: text('Scotland', 'Écosse', 'Schottland'),
  sriLanka: text('Sri Lanka', 'Sri Lanka', 'Sri Lanka'),
  sweden: text('Sweden', 'Suède', 'Schweden'),
  wales: text('Wales', 'Pays de Galles', 'Wales'),
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
    name: text('Material', 'Matière', 'Material'),
    type: 'select',
    filterable: true,
    visible: true,
    searchable: true,
    values: Object.values(materials),
  },
  {
    id: 'scent',
    name: text('Scent', 'Parfum', 'Duft'),
    type: 'select',
    filterable: true,
    visible: true,
    searchable: true,
    values: Object.values(scentNames),
  },
  {
    id: 'skin_type',
    name: text('Skin type', 'Type de peau', 'Hauttyp'),
    type: 'select',
    filterable: true,
    visible: false,
    searchable: false,
    values: Object.values(skinTypes),
  },
  {
    id: 'plastic_free',
    name: text('Plastic-free', 'Sans plastique', 'Plastikfrei'),
    type: 'select',
    filterable: true,
    visible: true,
    searchable: false,
    values: Object.values(yesOrNo),
  },
  {
    id: 'made_in',
    name: text('Made in', 'Fabriqué en', 'Hergestellt in'),
    type: 'text',
    filterable: false,
    visible: true,
    searchable: false,
    values: Object.values(places),
  },
]
