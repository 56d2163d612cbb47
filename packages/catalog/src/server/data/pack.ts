import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Picture, ProductPreview } from '@sorrel/domain/product'
import { type CardParts, joinCard } from './card.ts'

/** A product's cards as they are stored. */
export interface PackedCards {
  readonly shared: CardParts['shared']
  /** By language. A card whose structure differs from the shared one brings a shared part of its own. */
  readonly texts: Readonly<
    Record<string, Pick<CardParts, 'texts'> & { readonly shared?: CardParts['shared'] | undefined }>
  >
  /** By currency. */
  readonly prices: Readonly<Record<string, CardParts['prices']>>
}

/**
 * Compression dictionary: text that most cards share, the most frequent last. Data can be read only with the dictionary
 * that it was written with.
 */
const DICTIONARY = Buffer.from(
  '"parentId":"parentValueIds":["attributeId":"description":"placeholder":"color":"#"billingSchedule":{"interval":"monthly","intervalCount":1,"trialDays":0},"orderSchedule":{"subscription":{"plans":[{"$":3,"id":"' +
    '"optionValueIds":["sku":"images":[],"inputType":"toggle","inputType":"short_text","active":true,"variant":true,"required":false,"variant":false,"inputType":"select","values":[{"$":3,"id":"},{"$":1,"id":"option' +
    '"version":"","width":1200,"height":1350},{"$":1,"id":"","src":"https://cdn.schema.io/.jpg?v=.webp","width":1200,"height":1350}],"hasQuickAdd":false,"hasQuickAdd":true,"options":[],"variants":[]},"texts":{"en":{"texts":[["' +
    '[null,null,"]]},"fr":{"texts":[["]]},"de":{"texts":[["[null,"",null,null,null,["","]],"prices":{"GBP":[[,false,null,null,[],"GBP"],[,false,null,null,[]]],"EUR":[[,true,,null,[],"EUR"],"USD":[[,false,null,null,[],"USD"],' +
    '{"shared":{"$":3,"id":"","slug":"","categories":[{"$":1,"slug":""},{"$":1,"slug":""}],"tags":[],"purchaseOptions":{"standard":{"$":2}},"attributes":[{"$":1,"id":"","filterable":true,"visible":true},{"$":1,"id":"","filterable":true,"visible":true}],"stockTracking":true,"stockPurchasable":false,"stockLevel":0,"images":[{"$":1,"id":"","src":"https://',
)

export function packCards(cards: PackedCards): Buffer {
  return deflateRawSync(JSON.stringify(cards), { dictionary: DICTIONARY })
}

export function unpackCards(data: Uint8Array): PackedCards {
  // All stored data was written by `packCards`.
  return JSON.parse(inflateRawSync(data, { dictionary: DICTIONARY }).toString()) as PackedCards
}

/** The card in a language and a currency; undefined unless the product has both. */
export function readCard(
  data: Uint8Array,
  { locale, currency }: { readonly locale: string; readonly currency: string },
): ProductPreview | undefined {
  const cards = unpackCards(data)
  const text = cards.texts[locale]
  const prices = cards.prices[currency]
  if (text === undefined || prices === undefined) return undefined
  return joinCard({ shared: text.shared ?? cards.shared, texts: text.texts, prices })
}

/** The names by language. */
export function readNames(data: Uint8Array): readonly { readonly locale: string; readonly name: string }[] {
  const cards = unpackCards(data)
  return Object.entries(cards.texts).map(([locale, { texts, shared = cards.shared }]) => ({
    locale,
    name: joinCard({ shared, texts, prices: [] }).name,
  }))
}

/** The product's first picture, with its alternative text in the first language. */
export function readPicture(data: Uint8Array): Picture | undefined {
  const cards = unpackCards(data)
  const [text] = Object.values(cards.texts)
  if (text === undefined) return undefined
  const { texts, shared = cards.shared } = text
  return joinCard({ shared, texts, prices: [] }).images[0]
}
