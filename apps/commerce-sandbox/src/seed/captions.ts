import type { Localized } from '../catalogue/documents.ts'
import { text } from './text.ts'

/** The alternative text of every picture in the media folder, by file. */
export const captions = {
  'oat-honey-soap-bar-1.webp': text(
    'Cream oat and honey soap bar embossed with the Sorrel leaf, leaning on two more bars on a stone slab with rolled oats and eucalyptus',
  ),
  'oat-honey-soap-bar--lavender.webp': text(
    'Lilac lavender soap bars embossed with the Sorrel leaf on a stone slab with lavender stems in front',
  ),
  'oat-honey-soap-bar--charcoal.webp': text(
    'Dark charcoal soap bars embossed with the Sorrel leaf on a stone slab',
  ),
  'oat-honey-soap-bar-2.webp': text('Close view of the embossed Sorrel emblem on an oat and honey soap bar'),
  'lavender-bath-salts-1.webp': text(
    'Glass jar of lavender bath salts with a cork stopper on a pale plinth, a wooden scoop of salt crystals and lavender stems in front',
  ),
  'lavender-bath-salts-2.webp': text(
    'Close view of lavender bath salt crystals spilling from a wooden scoop',
  ),
  'solid-shampoo-bar-1.webp': text(
    'Round pale green rosemary shampoo bar in an open metal tin, the printed lid leaning beside it and rosemary sprigs in front',
  ),
  'solid-shampoo-bar--citrus.webp': text('Pale orange citrus shampoo bar in a tin with orange slices'),
  'solid-shampoo-bar-2.webp': text('Close view of the embossed round shampoo bar in its tin'),
  'bamboo-toothbrush-1.webp': text(
    'Two bamboo toothbrushes with sand and sage bristles in a ceramic cup, a third with clay bristles lying on a stone slab',
  ),
  'bamboo-toothbrush--sand.webp': text('Bamboo toothbrushes with sand-coloured bristles in a ceramic cup'),
  'bamboo-toothbrush--sage.webp': text('Bamboo toothbrushes with sage green bristles in a ceramic cup'),
  'bamboo-toothbrush--clay.webp': text('Bamboo toothbrushes with clay red bristles in a ceramic cup'),
  'bamboo-toothbrush-2.webp': text('Close view of the bristles of a bamboo toothbrush lying on stone'),
  'organic-cotton-washcloth-1.webp': text(
    'Stack of folded waffle cotton washcloths in oat, cream and sage with a rolled cloth tied with string on top',
  ),
  'organic-cotton-washcloth--oat.webp': text('Stack of oat-coloured waffle cotton washcloths'),
  'organic-cotton-washcloth--sage.webp': text('Stack of sage green waffle cotton washcloths'),
  'organic-cotton-washcloth-2.webp': text('Close view of the waffle texture of stacked cotton washcloths'),
  'sisal-body-brush-1.webp': text(
    'Long-handled beech body brush with pale sisal bristles leaning on a clay block over a folded waffle towel',
  ),
  'sisal-body-brush-2.webp': text('Sisal body brush lying bristles up in front of a folded towel'),
  'sisal-soap-pouch-1.webp': text(
    'Woven sisal soap pouch with a drawstring standing on a round plinth beside an oat soap bar',
  ),
  'sisal-soap-pouch-2.webp': text('Close view of the woven sisal soap pouch and its drawstring'),
  'konjac-sponge-1.webp': text(
    'White konjac sponge in a ceramic dish with a clay-pink konjac sponge leaning behind it',
  ),
  'konjac-sponge-2.webp': text('Close view of two konjac sponges showing the porous surface'),
  'hand-cream-tin-1.webp': text(
    'Open aluminium tin of whipped hand cream on a clay plinth with its printed Sorrel lid leaning in front and a few oats',
  ),
  'hand-cream-tin-2.webp': text('Close view of the whipped cream inside the open tin'),
  'body-oil-1.webp': text(
    'Amber glass dropper bottle of Sorrel body oil on a clay plinth with a small dish of golden oil and an olive sprig',
  ),
  'body-oil-2.webp': text('Close view of the amber body oil bottle and its brass collar'),
  'deodorant-balm-1.webp': text(
    'Two small ceramic jars of deodorant balm, one closed with a bamboo lid and one open showing the cream',
  ),
  'deodorant-balm-2.webp': text('Close view of the open balm jar with swirled cream'),
  'safety-razor-1.webp': text(
    'Brass safety razor standing upright in a stone holder with a folded waffle cloth beside it',
  ),
  'safety-razor-2.webp': text('Brass safety razor lying on a stone slab'),
  'reusable-cotton-rounds-1.webp': text(
    'Stack of reusable cotton rounds in a paper band with several stitched rounds fanned out in front',
  ),
  'reusable-cotton-rounds-2.webp': text('Close view of the stitched edges of reusable cotton rounds'),
  'refillable-hand-wash-1.webp': text(
    'Amber glass pump bottle of Sorrel eucalyptus hand wash on a stone slab with eucalyptus stems',
  ),
  'refillable-hand-wash--grapefruit.webp': text(
    'Amber pump bottle of pink grapefruit hand wash with citrus slices',
  ),
  'refillable-hand-wash-2.webp': text('Close view of the amber hand wash bottle and its label'),
  'dish-soap-block-1.webp': text(
    'Cream dish soap block embossed with the Sorrel leaf on a slatted wooden tray beside a wooden scrub brush',
  ),
  'dish-soap-block-2.webp': text('Close view of the embossed dish soap block on its wooden tray'),
  'laundry-sheets-1.webp': text(
    'Kraft box of Sorrel laundry sheets with a small fan of white sheets in front, window light on the wall',
  ),
  'laundry-sheets-2.webp': text('Close view of a stack of laundry sheets in front of the kraft box'),
  'cleaning-tablets-1.webp': text(
    'Small kraft box of cleaning tablets with a stack of pale speckled tablets on a stone slab',
  ),
  'cleaning-tablets-2.webp': text('Close view of pale speckled cleaning tablets'),
  'all-purpose-spray-1.webp': text(
    'Amber glass spray bottle of Sorrel all-purpose cleaner with a folded sage cloth',
  ),
  'all-purpose-spray-2.webp': text('Close view of the spray head of the amber bottle'),
  'coconut-scrub-brush-1.webp': text(
    'Two round wooden palm brushes with stiff coconut-fibre bristles, one standing and one leaning',
  ),
  'coconut-scrub-brush-2.webp': text('Close view of the coconut-fibre bristles of a wooden brush'),
  'swedish-dishcloth-1.webp': text(
    'Set of three patterned Swedish dishcloths, folded and rolled, on a stone slab',
  ),
  'swedish-dishcloth-2.webp': text('Patterned Swedish dishcloths seen from the side, folded and rolled'),
  'beeswax-wraps-1.webp': text(
    'Ceramic bowl covered with a leaf-patterned beeswax wrap, two folded wraps tied with string beside it',
  ),
  'beeswax-wraps-2.webp': text('Close view of a leaf-patterned beeswax wrap moulded over a bowl'),
  'bamboo-toilet-rolls-1.webp': text(
    'Stack of bamboo toilet rolls wrapped in leaf-patterned paper with one unwrapped roll in front',
  ),
  'bamboo-toilet-rolls-2.webp': text(
    'Close view of an unwrapped bamboo toilet roll in front of wrapped rolls',
  ),
  'wool-dryer-balls-1.webp': text(
    'Four felted wool dryer balls in cream and oat tones stacked on a linen cloth',
  ),
  'wool-dryer-balls-2.webp': text('Close view of felted wool dryer balls on linen'),
  'glass-storage-jar-1.webp': text(
    'Glass storage jar with a bamboo lid filled with rolled oats, a wooden scoop in front',
  ),
  'glass-storage-jar-2.webp': text('Close view of the oat-filled glass jar with a wooden scoop'),
  'soy-candle-1.webp': text(
    'Soy candle in a cream ceramic tumbler with a wooden wick and a fig label, matches beside it',
  ),
  'soy-candle--cedar.webp': text('Soy candle in a ceramic tumbler with a cedar label and a leafy sprig'),
  'soy-candle--vanilla.webp': text('Soy candle in a ceramic tumbler with a vanilla label and a leafy sprig'),
  'soy-candle-2.webp': text('Candle seen from above showing the smooth soy wax and wooden wick'),
  'reed-diffuser-1.webp': text(
    'Glass reed diffuser with a wooden collar and rattan reeds, warm amber oil inside',
  ),
  'reed-diffuser-2.webp': text('Close view of the reed diffuser bottle and label'),
  'linen-tea-towels-1.webp': text(
    'Three folded striped linen tea towels in oat, sage and clay tied with string and a leaf sprig',
  ),
  'linen-tea-towels-2.webp': text('Close view of the string bow on a stack of linen tea towels'),
  'bath-ritual-gift-set-1.webp': text(
    'Open kraft gift box with soap bars, a folded washcloth, a hand cream tin and a konjac sponge on paper shreds',
  ),
  'bath-ritual-gift-set-2.webp': text('Close view into the bath gift box with soap bars, tin and cloth'),
  'kitchen-starter-gift-set-1.webp': text(
    'Open kraft gift box with a dish soap block, patterned dishcloths, a sage cloth and a wooden scrub brush',
  ),
  'kitchen-starter-gift-set-2.webp': text(
    'Close view into the kitchen gift box with soap block, cloths and brush',
  ),
  'gift-card-1.webp': text('Cream Sorrel gift card on a kraft envelope lying on soft linen with eucalyptus'),
  'gift-card-2.webp': text('Gift card and envelope on linen seen from the side'),
  'refill-club-membership-1.webp': text(
    'Sorrel hand wash refill pouch on a stone slab with a green Refill Club membership card in front',
  ),
  'refill-club-membership-2.webp': text(
    'Close view of the green Refill Club card in front of the refill pouch',
  ),
  'hero-home.webp': text(
    'Still life of Sorrel products: amber hand wash, soap bars, folded towels, a candle, a scrub brush and eucalyptus in a vase, with open space on the left',
  ),
  'hero-home-mobile.webp': text(
    'Still life of Sorrel hand wash, soap bars, towels, a candle and eucalyptus in a vase, with open space above',
  ),
  'category-bath-body.webp': text(
    'Bath and body products: washcloths, amber body oil, soap bars, bath salts, a hand cream tin and a bamboo toothbrush',
  ),
  'category-household.webp': text(
    'Household products: amber spray bottle, dish soap block, scrub brush, dishcloths, an oat jar and a wool dryer ball',
  ),
  'category-gifts.webp': text(
    'Gifts: an open kraft gift box, a vanilla candle, a reed diffuser and a gift card on an envelope',
  ),
  'story-refill.webp': text(
    'Refill pouch, amber hand wash bottle, a pale cleaning tablet and the green Refill Club card on a sage backdrop',
  ),
  'story-materials.webp': text(
    'Natural materials on linen seen from above: a sisal body brush, a bowl of oats, charcoal and oat soap, cotton rounds, a wool ball and lavender stems',
  ),
} satisfies Record<string, Localized>
