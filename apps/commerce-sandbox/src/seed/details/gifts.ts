import type { ProductDetails } from '../product-facts.ts'
import { paragraph, text } from '../text.ts'
import type { giftWords } from '../words/gifts.ts'
import { consumable, durable, shared } from './parts.ts'

export const giftDetails: Readonly<Record<keyof typeof giftWords, ProductDetails>> = {
  'soy-candle': {
    highlights: [['star', text('45 hours')], shared.handmade, ['recycle', text('Tumbler to keep')]],
    details: consumable({
      ingredients: paragraph(
        'Soy wax, plant-based fragrance of fig, cedar or vanilla, a wick of cherry wood. 220 g in a glazed ceramic tumbler.',
      ),
      use: paragraph(
        'Let the first pool of wax reach the rim, about two hours. Trim the wick to 4 mm before each lighting; never leave a flame alone.',
      ),
      end: paragraph('Pour boiling water in, lift out the last wax, and the tumbler is ready for coffee.'),
    }),
  },
  'reed-diffuser': {
    highlights: [['star', text('About three months')], shared.refillable, shared.crueltyFree],
    details: consumable({
      ingredients: paragraph(
        'Plant-based carrier, fig leaf accord, Atlas cedar oil. Six rattan reeds, a glass bottle of 100 ml, a beech collar.',
      ),
      use: paragraph(
        'Stand it where people pass, out of the sun. Turn the reeds once a week; fewer reeds, softer scent.',
      ),
      end: paragraph('Rinse the bottle for the next filling. Reeds go in the stove or the compost.'),
    }),
  },
  'linen-tea-towels': {
    highlights: [
      ['check', text('Lint-free on glass')],
      ['pencil', text('Your initials')],
      shared.compostable,
    ],
    details: durable({
      materials: paragraph(
        'Pure flax linen from Lithuania, yarn-dyed stripes in oat, sage and clay. Three towels of 47 × 70 cm.',
      ),
      use: paragraph(
        'Wash once before use; linen drinks better each time. Up to 60 °C, and iron damp if you care to.',
      ),
      end: paragraph('After twenty years, cut it into polishing cloths. Flax composts completely.'),
    }),
  },
  'bath-ritual-gift-set': {
    highlights: [shared.giftBox, ['pencil', text('Message by hand')], shared.plasticFree],
    details: durable({
      materials: paragraph(
        'Two soap bars (oat and honey, lavender), one organic cotton washcloth, one 75 ml hand cream tin, one konjac sponge, paper shreds, kraft box.',
      ),
      use: paragraph(
        'Choose a ribbon and a card, write your message, and we tie the bow. It can go straight to the person it is for.',
      ),
      end: paragraph('Box and shreds compost; the ribbon is cotton and ties up beans.'),
    }),
  },
  'kitchen-starter-gift-set': {
    highlights: [shared.giftBox, shared.plasticFree, ['house', text('For a first home')]],
    details: durable({
      materials: paragraph(
        'One dish soap block, patterned Swedish dishcloths, one sage cotton cloth, one coconut scrub brush, kraft box.',
      ),
      use: paragraph(
        'Everything is ready for the first washing-up. Stand the brush bristles down and the soap where it can drain.',
      ),
      end: paragraph(
        'Each piece composts or is replaced on its own. The box is just the size for recipe cards.',
      ),
    }),
  },
  'gift-card': {
    highlights: [
      ['mail', text('Arrives by e-mail')],
      ['check', text('Never expires')],
      ['pencil', text('Your own words')],
    ],
    details: durable({
      materials: paragraph(
        'A code and your message, laid out to print on one sheet of paper. What you see in the picture is a printed one.',
      ),
      use: paragraph(
        'Pick an amount, name the recipient, add a line. The code goes in at the checkout, in one go or over several orders.',
      ),
      end: paragraph('What is left stays on the card until it is spent. Printed cards go with the paper.'),
    }),
  },
}
