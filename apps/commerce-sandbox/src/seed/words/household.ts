import type { ProductWords } from '../product-facts.ts'
import { paragraph, text } from '../text.ts'

export const householdWords = {
  'refillable-hand-wash': {
    name: text('Refillable Hand Wash'),
    metaTitle: text('Refillable Hand Wash in amber glass, 500 ml'),
    description: paragraph(
      'Eucalyptus and wild mint, or pink grapefruit, in a bottle made to be kept. The 500 ml amber glass stays by the sink for years; when it runs low, a 1 litre pouch fills it twice.',
    ),
  },
  'dish-soap-block': {
    name: text('Dish Soap Block'),
    metaTitle: text('Dish Soap Block, plastic-free washing-up'),
    description: paragraph(
      'One solid block that washes up for three months. Rub a damp brush over it and it cuts through roasting tins, yet leaves your hands feeling like your own.',
    ),
  },
  'laundry-sheets': {
    name: text('Laundry Sheets'),
    metaTitle: text('Laundry Sheets, fragrance-free, 40 washes'),
    description: paragraph(
      'Forty washes in a box the size of a paperback. Tear off a fragrance-free, plastic-free sheet, drop it in the drum and it dissolves even in a cold wash.',
    ),
  },
  'cleaning-tablets': {
    name: text('Cleaning Tablets'),
    metaTitle: text('Cleaning Tablets, 6 refills for your spray bottle'),
    description: paragraph(
      'Six refills in a box that weighs less than an apple. Fill the bottle from the tap, drop in a tablet, and by the time the crumbs are swept it is ready to spray.',
    ),
  },
  'all-purpose-spray': {
    name: text('All-Purpose Spray Kit'),
    metaTitle: text('All-Purpose Spray Kit, lemon and thyme, 500 ml'),
    description: paragraph(
      'One amber bottle, one tablet, and the kitchen smells of lemon and thyme. The 500 ml glass sprayer is refillable for good and shines taps, tiles and worktops without a streak.',
    ),
  },
  'coconut-scrub-brush': {
    name: text('Coconut Scrub Brush'),
    metaTitle: text('Coconut Scrub Brush for pots and roots'),
    description: paragraph(
      'A palm-sized wooden brush with coconut bristles that bite. Made for pans, potatoes and muddy boots, and it never scratches enamel.',
    ),
  },
  'swedish-dishcloth': {
    name: text('Swedish Dishcloths (set of 3)'),
    metaTitle: text('Swedish Dishcloths, set of 3'),
    description: paragraph(
      'Part sponge, part cloth, and printed to be left out on show. Each of the three drinks up fifteen times its weight, dries stiff within hours so it never smells, and goes through two hundred hot washes.',
    ),
  },
  'beeswax-wraps': {
    name: text('Beeswax Wraps'),
    metaTitle: text('Beeswax Wraps, printed cotton in place of film'),
    description: paragraph(
      'Warm them with your hands and they hold to any bowl. Printed organic cotton with Welsh beeswax keeps bread soft, cheese breathing and half a lemon fresh; Meadow comes as a set of three, Honeycomb in three or five.',
    ),
  },
  'bamboo-toilet-rolls': {
    name: text('Bamboo Toilet Rolls (24)'),
    metaTitle: text('Bamboo Toilet Rolls, box of 24'),
    description: paragraph(
      'Soft, strong, and not one tree felled for it. Twenty-four long rolls of three-ply bamboo, each wrapped in leaf-patterned paper instead of plastic.',
    ),
  },
  'wool-dryer-balls': {
    name: text('Wool Dryer Balls'),
    metaTitle: text('Wool Dryer Balls, set of 4'),
    description: paragraph(
      'Four felted balls that let the dryer finish a quarter sooner. They lift towels apart as they tumble, soften without softener and last around a thousand loads.',
    ),
  },
  'glass-storage-jar': {
    name: text('Glass Storage Jar'),
    metaTitle: text('Glass Storage Jar, 1 to 3 litres'),
    description: paragraph(
      'A clear jar that shows when the oats are running low. Thick glass, a lid with a snug seal and a mouth wide enough for a scoop; the three sizes stack neatly on one shelf.',
    ),
  },
  'refill-club-membership': {
    name: text('Refill Club Membership'),
    metaTitle: text('Refill Club Membership, first 30 days free'),
    description: paragraph(
      'One card, a year of member prices, and the first 30 days on us. Members pay less for refills, hear of new scents first and send their empty pouches back post-free.',
    ),
  },
} satisfies Record<string, ProductWords>
