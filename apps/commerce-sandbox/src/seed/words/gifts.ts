import type { ProductWords } from '../product-facts.ts'
import { paragraph, text } from '../text.ts'

export const giftWords = {
  'soy-candle': {
    name: text('Soy Candle'),
    metaTitle: text('Soy Candle in a ceramic tumbler, 220 g'),
    description: paragraph(
      'A soft crackle, a wooden wick, and 45 hours of quiet evenings. The 220 g soy candle is poured by hand into a cream ceramic tumbler that drinks coffee or holds pencils afterwards.',
    ),
  },
  'reed-diffuser': {
    name: text('Reed Diffuser'),
    metaTitle: text('Reed Diffuser, fig leaf and cedar, 100 ml'),
    description: paragraph(
      'Fig leaf and cedar for a hallway or a bedroom, for about three months. Turn the rattan reeds once a week, and keep the 100 ml glass bottle with its wooden collar for the next filling.',
    ),
  },
  'linen-tea-towels': {
    name: text('Linen Tea Towels'),
    metaTitle: text('Linen Tea Towels, set of 3, with your initials'),
    description: paragraph(
      'Three striped towels in oat, sage and clay that leave no lint on glasses. Pure Lithuanian linen grows softer every year, and we stitch up to three initials into the corner if you like.',
    ),
  },
  'bath-ritual-gift-set': {
    name: text('Bath Ritual Gift Set'),
    metaTitle: text('Bath Ritual Gift Set with ribbon and card'),
    description: paragraph(
      'A whole evening off, packed in one kraft box. Inside are two soaps, a washcloth, a hand cream tin and a konjac sponge; you choose the ribbon and the card, we write your message by hand.',
    ),
  },
  'kitchen-starter-gift-set': {
    name: text('Kitchen Starter Gift Set'),
    metaTitle: text('Kitchen Starter Gift Set for a first home'),
    description: paragraph(
      'Everything a first kitchen needs to stay clean without plastic. A dish soap block, patterned dishcloths, a sage cloth and a coconut scrub brush, in a box that holds recipes afterwards.',
    ),
  },
  'gift-card': {
    name: text('Gift Card'),
    metaTitle: text('Sorrel Gift Card from £10 to £100'),
    description: paragraph(
      'For the friend who would rather choose their own soap. The card arrives by e-mail with your words, ready to forward or print, and never runs out of date.',
    ),
  },
} satisfies Record<string, ProductWords>
