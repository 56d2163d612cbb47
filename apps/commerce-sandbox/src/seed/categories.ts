import type { CategoryDocument } from '../catalogue/documents.ts'
import { toId } from './id.ts'
import { toImage } from './media.ts'
import { text } from './text.ts'

/**
 * The first category's settings also hold for the listing of all products. Each setting is off in one category at
 * least, `productsPerRow` is a text in one, and gift sets have no settings at all.
 */
export const categories: readonly CategoryDocument[] = [
  {
    id: toId('category', 'bath-body'),
    slug: 'bath-body',
    name: text('Bath & Body', 'Bain et corps', 'Bad & Körper'),
    description: text(
      'Soaps, oils and brushes for slow mornings and long baths.',
      'Savons, huiles et brosses pour les matins lents et les longs bains.',
      'Seifen, Öle und Bürsten für ruhige Morgen und lange Bäder.',
    ),
    metaTitle: text('Bath & Body', 'Bain et corps', 'Bad & Körper'),
    metaKeywords: text(
      'soap, bath salts, shampoo bar, body brush, body oil',
      'savon, sels de bain, shampoing solide, brosse, huile pour le corps',
      'Seife, Badesalz, festes Shampoo, Körperbürste, Körperöl',
    ),
    metaDescription: text(
      'Plastic-free soaps, shampoo bars, bath salts and brushes, made in small batches and built to last.',
      'Savons, shampoings solides, sels de bain et brosses sans plastique, faits en petites séries pour durer.',
      'Seifen, feste Shampoos, Badesalze und Bürsten ohne Plastik, in kleinen Serien gemacht und lange haltbar.',
    ),
    sort: 1,
    images: [toImage('category-bath-body.webp')],
    content: {
      showProductsPrice: true,
      showProductsDescription: true,
      showFeaturedCategories: true,
      productsPerRow: '4',
      enableQuickAdd: true,
      featuredCategorySlugs: ['household', 'gifts'],
    },
  },
  {
    id: toId('category', 'household'),
    slug: 'household',
    name: text('Household', 'Maison', 'Haushalt'),
    description: text(
      'Bottles to keep and refills to pour, for kitchen, laundry and sink.',
      'Des flacons à garder et des recharges à verser, pour la cuisine, le linge et l’évier.',
      'Flaschen zum Behalten und Nachfüllungen für Küche, Wäsche und Spüle.',
    ),
    metaTitle: text('Household', 'Maison', 'Haushalt'),
    metaKeywords: text(
      'hand wash, refills, laundry sheets, cleaning tablets, dishcloths',
      'savon pour les mains, recharges, feuilles de lessive, pastilles, lavettes',
      'Handseife, Nachfüllung, Waschblätter, Reinigungstabs, Spültücher',
    ),
    metaDescription: text(
      'Refillable hand wash, laundry sheets, cleaning tablets and brushes for a home with less waste.',
      'Savon pour les mains rechargeable, feuilles de lessive, pastilles et brosses pour une maison avec moins de déchets.',
      'Nachfüllbare Handseife, Waschblätter, Reinigungstabs und Bürsten für ein Zuhause mit weniger Müll.',
    ),
    sort: 2,
    images: [toImage('category-household.webp')],
    content: {
      showProductsPrice: true,
      showProductsDescription: false,
      showFeaturedCategories: false,
      productsPerRow: 3,
      enableQuickAdd: true,
    },
  },
  {
    id: toId('category', 'gifts'),
    slug: 'gifts',
    name: text('Gifts', 'Cadeaux', 'Geschenke'),
    description: text(
      'Candles, linen and boxes ready to hand over, ribbon included.',
      'Bougies, lin et coffrets prêts à offrir, ruban compris.',
      'Kerzen, Leinen und Boxen, fertig zum Überreichen, Band inklusive.',
    ),
    metaTitle: text('Gifts', 'Cadeaux', 'Geschenke'),
    metaKeywords: text(
      'gifts, candles, diffuser, gift sets, gift card',
      'cadeaux, bougies, diffuseur, coffrets, carte cadeau',
      'Geschenke, Kerzen, Raumduft, Geschenksets, Geschenkkarte',
    ),
    metaDescription: text(
      'Soy candles, reed diffusers, linen towels and gift boxes with a message in our handwriting.',
      'Bougies de soja, diffuseurs, torchons en lin et coffrets avec un mot écrit de notre main.',
      'Sojakerzen, Raumdüfte, Leinentücher und Geschenkboxen mit einer Nachricht in unserer Handschrift.',
    ),
    sort: 3,
    images: [toImage('category-gifts.webp')],
    content: {
      showProductsPrice: true,
      showProductsDescription: true,
      showFeaturedCategories: true,
      productsPerRow: 3,
      enableQuickAdd: true,
      featuredCategorySlugs: ['gifts-sets'],
    },
  },
  {
    id: toId('category', 'gifts-sets'),
    slug: 'gifts-sets',
    name: text('Gift Sets', 'Coffrets', 'Geschenksets'),
    description: text(
      'Boxes packed by hand, and cards for those who like to choose.',
      'Des coffrets préparés à la main, et des cartes pour qui aime choisir.',
      'Von Hand gepackte Boxen, und Karten für alle, die selbst aussuchen.',
    ),
    metaTitle: text('Gift Sets', 'Coffrets cadeaux', 'Geschenksets'),
    metaDescription: text(
      'Bath and kitchen gift sets in kraft boxes, and gift cards that never run out of date.',
      'Coffrets bain et cuisine en boîte kraft, et cartes cadeaux sans date d’expiration.',
      'Geschenksets für Bad und Küche im Kraftkarton, und Geschenkkarten, die nie ablaufen.',
    ),
    parentSlug: 'gifts',
    sort: 4,
    images: [toImage('bath-ritual-gift-set-1.webp')],
  },
  {
    id: toId('category', 'well-loved'),
    slug: 'well-loved',
    name: text('Well loved', 'Les plus aimés', 'Viel geliebt'),
    description: text(
      'The four things most homes come back for.',
      'Les quatre objets pour lesquels on revient le plus.',
      'Die vier Dinge, für die die meisten wiederkommen.',
    ),
    metaTitle: text('Well loved', 'Les plus aimés', 'Viel geliebt'),
    metaDescription: text(
      'Our most loved products: hand wash, soap, washcloths and diffuser.',
      'Nos produits les plus aimés : savon pour les mains, savon en pain, carrés de toilette et diffuseur.',
      'Unsere beliebtesten Produkte: Handseife, Seifenstück, Waschlappen und Raumduft.',
    ),
    sort: 5,
    images: [toImage('refillable-hand-wash-1.webp')],
    content: {
      showProductsPrice: true,
      showProductsDescription: true,
      showFeaturedCategories: false,
      productsPerRow: 4,
      enableQuickAdd: true,
    },
  },
  {
    id: toId('category', 'archive'),
    slug: 'archive',
    name: text('Archive', 'Archives', 'Archiv'),
    description: text(
      'Last pieces of earlier batches, each one the end of its line.',
      'Les dernières pièces de séries passées, chacune la fin de sa lignée.',
      'Letzte Stücke früherer Serien, jedes das Ende seiner Reihe.',
    ),
    metaTitle: text('Archive', 'Archives', 'Archiv'),
    metaDescription: text(
      'Small-batch soaps, cloths and brushes from earlier seasons, while they last.',
      'Savons, linges et brosses en petites séries des saisons passées, tant qu’il en reste.',
      'Seifen, Tücher und Bürsten aus kleinen Serien früherer Saisons, solange der Vorrat reicht.',
    ),
    sort: 6,
    images: [toImage('story-materials.webp')],
    content: {
      showProductsPrice: false,
      showProductsDescription: false,
      showFeaturedCategories: false,
      productsPerRow: 5,
      enableQuickAdd: false,
    },
  },
]
