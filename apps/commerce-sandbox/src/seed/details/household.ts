import type { ProductDetails } from '../product-facts.ts'
import { paragraph, text } from '../text.ts'
import type { householdWords } from '../words/household.ts'
import { consumable, durable, shared } from './parts.ts'

export const householdDetails: Readonly<Record<keyof typeof householdWords, ProductDetails>> = {
  'refillable-hand-wash': {
    highlights: [shared.refillable, shared.crueltyFree, ['heart', text('Gentle every day')]],
    details: consumable({
      ingredients: paragraph(
        'Water, coconut and sugar-based cleansers, glycerine, aloe, and the oils of eucalyptus and wild mint or of pink grapefruit and bergamot.',
      ),
      use: paragraph(
        'One press, twenty seconds, rinse. To refill, unscrew the pump, pour in half a pouch and close.',
      ),
      end: paragraph(
        'The bottle stays. Send empty 1 litre pouches back to us post-free: they become the next ones. A worn pump we replace for nothing.',
      ),
    }),
  },
  'dish-soap-block': {
    highlights: [shared.plasticFree, ['star', text('Lasts three months')], shared.compostableWrap],
    details: consumable({
      ingredients: paragraph(
        'Coconut soap, washing soda, water, a touch of lemon peel. Unscented otherwise, and free of palm oil.',
      ),
      use: paragraph(
        'Rub a wet brush or cloth across the block until it foams, then wash up. Keep it on a slatted tray so that it drains.',
      ),
      end: paragraph('Grate the last piece into hot water for the floor bucket. The paper band composts.'),
    }),
  },
  'laundry-sheets': {
    highlights: [shared.plasticFree, ['check', text('Fragrance-free')], ['package', text('40 washes')]],
    details: consumable({
      ingredients: paragraph(
        'Plant-based washing agents, plant starch, cellulose, glycerine. No fragrance, no optical brighteners, no film that stays behind.',
      ),
      use: paragraph(
        'One sheet for a full drum, half for a small load, two for football kit. From 20 to 60 °C.',
      ),
      end: paragraph('Only the kraft box is left: fold it flat for paper recycling, or start seeds in it.'),
    }),
  },
  'cleaning-tablets': {
    highlights: [['refresh-cw', text('6 refills')], shared.plasticFree, ['truck', text('Light to post')]],
    details: consumable({
      ingredients: paragraph(
        'Citric acid, baking soda, plant-based cleanser, lemon and thyme oils. Pressed dry, wrapped in paper.',
      ),
      use: paragraph(
        'Fill the bottle with 500 ml of warm tap water, drop in a tablet, wait ten minutes with the lid off.',
      ),
      end: paragraph('Box and paper twists go with the paper, or on the compost.'),
    }),
  },
  'all-purpose-spray': {
    highlights: [shared.refillable, ['check', text('Streak-free')], shared.crueltyFree],
    details: durable({
      materials: paragraph(
        'A 500 ml amber glass bottle, a sprayer that comes apart for mending, and one lemon and thyme tablet.',
      ),
      use: paragraph(
        'Spray, wait a breath, wipe. For taps, tiles, worktops and windows; not for untreated stone.',
      ),
      end: paragraph(
        'Drop in the next tablet. If the trigger ever tires, we send a spring, not a new bottle.',
      ),
    }),
  },
  'coconut-scrub-brush': {
    highlights: [shared.plasticFree, shared.compostable, ['check', text('Never scratches enamel')]],
    details: durable({
      materials: paragraph('Beech handle, coconut-fibre bristles, a twist of galvanised wire. 8 cm across.'),
      use: paragraph(
        'Scrub pans with hot water, potatoes with cold. Shake it out and stand it bristles down.',
      ),
      end: paragraph('Retire it to muddy boots, then pull the wire for scrap and compost the rest.'),
    }),
  },
  'swedish-dishcloth': {
    highlights: [
      ['star', text('Replaces 17 kitchen rolls')],
      ['refresh-cw', text('200 hot washes')],
      shared.compostable,
    ],
    details: durable({
      materials: paragraph(
        '70 % cellulose, 30 % cotton, printed with water-based ink. 17 × 20 cm, three patterns.',
      ),
      use: paragraph(
        'Wet it and it turns soft. Wring out after use, lay flat to dry; wash at 60 °C or in the dishwasher.',
      ),
      end: paragraph('Cut into strips it disappears in the compost within eight weeks.'),
    }),
  },
  'beeswax-wraps': {
    highlights: [['refresh-cw', text('Reuse for a year')], shared.organic, shared.compostable],
    details: durable({
      materials: paragraph(
        'Organic cotton, Welsh beeswax, pine resin, jojoba oil. A set of three has one small, one medium and one large wrap; five add two of the medium size.',
      ),
      use: paragraph(
        'Shape with warm hands over a bowl or around bread. Rinse in cool water; never hot, and not for raw meat.',
      ),
      end: paragraph(
        'Ten minutes in a low oven renews the wax. In the end a wrap makes a fine firelighter, or compost.',
      ),
    }),
  },
  'bamboo-toilet-rolls': {
    highlights: [
      ['leaf', text('No trees felled')],
      shared.plasticFree,
      ['truck', text('Comes to your door')],
    ],
    details: durable({
      materials: paragraph(
        'Three-ply bamboo, unbleached core, each roll in leaf-patterned paper. 300 sheets a roll, 24 rolls a box.',
      ),
      use: paragraph('As ever. Safe for old plumbing and septic tanks.'),
      end: paragraph(
        'Wrappers wrap small presents, cores start sweet peas, the box goes with the cardboard.',
      ),
    }),
  },
  'wool-dryer-balls': {
    highlights: [['refresh-cw', text('1,000 loads')], ['map-pin', text('Scottish wool')], shared.compostable],
    details: durable({
      materials: paragraph(
        'Pure undyed wool, felted through to the core. Four balls of 7 cm in a cotton bag.',
      ),
      use: paragraph(
        'Leave all four in the dryer, every load. Two drops of lavender oil on one of them scents the sheets.',
      ),
      end: paragraph('Old balls please cats, fill draught excluders or feed the compost.'),
    }),
  },
  'glass-storage-jar': {
    highlights: [
      ['eye', text('See what is left')],
      shared.plasticFree,
      ['recycle', text('Endlessly recyclable')],
    ],
    details: durable({
      materials: paragraph(
        'Thick pressed glass, a silicone-free seal of natural rubber, a lid of oiled oak or of cork. Pictured: the 1 litre jar.',
      ),
      use: paragraph(
        'For oats, pasta, coffee, refills. The glass goes in the dishwasher, the lid is wiped. The chalk label writes with any chalk.',
      ),
      end: paragraph(
        'Seals and lids are sold singly, so a chipped lid is not the end. Glass goes to the bottle bank.',
      ),
    }),
  },
  'refill-club-membership': {
    highlights: [
      ['gift', text('First 30 days free')],
      ['star', text('Member prices')],
      ['refresh-cw', text('Post-free returns')],
    ],
    details: durable({
      materials: paragraph(
        'A membership card on recycled paper, and a welcome letter. No plastic card, no app to install.',
      ),
      use: paragraph(
        'Join, sign in, and member prices show wherever they apply. The first 30 days cost nothing; after that £30 a year.',
      ),
      end: paragraph(
        'Cancel in your account at any time; the card goes with the paper. Your bottles stay yours.',
      ),
    }),
  },
}
