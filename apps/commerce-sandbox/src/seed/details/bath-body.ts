import type { ProductDetails } from '../product-facts.ts'
import { paragraph, text } from '../text.ts'
import type { bathBodyWords } from '../words/bath-body.ts'
import { consumable, durable, shared } from './parts.ts'

export const bathBodyDetails: Readonly<Record<keyof typeof bathBodyWords, ProductDetails>> = {
  'oat-honey-soap-bar': {
    highlights: [shared.plasticFree, shared.crueltyFree, shared.compostableWrap],
    details: consumable({
      ingredients: paragraph(
        'Olive, coconut and shea oils, water, rolled oats, raw honey, sea salt. The lavender bar adds lavender oil and mallow flower, the charcoal bar bamboo charcoal.',
      ),
      use: paragraph(
        'Lather between wet hands and rinse. Let the bar dry on a rack or in a sisal pouch: a dry bar lasts twice as long.',
      ),
      end: paragraph(
        'Press the last sliver onto the next bar. The paper wrap goes on the compost, printing ink included.',
      ),
    }),
  },
  'lavender-bath-salts': {
    highlights: [shared.refillable, ['heart', text('Eases tired legs')], ['leaf', text('Nothing synthetic')]],
    details: consumable({
      ingredients: paragraph(
        'Dead Sea salt, Epsom salt, French lavender oil, dried lavender flowers. The stopper is natural cork.',
      ),
      use: paragraph(
        'Two handfuls under the running tap, then twenty minutes of nothing else. Not for broken skin.',
      ),
      end: paragraph(
        'Fill the jar again from the 1 kg refill, or use it for matches and buttons. Glass and cork recycle separately.',
      ),
    }),
  },
  'solid-shampoo-bar': {
    highlights: [shared.plasticFree, shared.crueltyFree, ['globe', text('Made for travelling')]],
    details: consumable({
      ingredients: paragraph(
        'Coconut-based cleanser, cocoa butter, oat protein, and rosemary oil or sweet orange and lemon oils. No sulphates, no silicone.',
      ),
      use: paragraph(
        'Stroke the wet bar over wet hair four or five times, work up the lather with your fingers, rinse. Let it drain before it goes back in the tin.',
      ),
      end: paragraph(
        'The bar leaves nothing behind. The tin is aluminium: use it for years, then recycle it.',
      ),
    }),
  },
  'bamboo-toothbrush': {
    highlights: [
      ['leaf', text('Bamboo handle')],
      shared.compostableWrap,
      ['star', text('Cheaper by the set')],
    ],
    details: durable({
      materials: paragraph(
        'Moso bamboo sealed with beeswax; bristles of plant-based nylon, the one part that is not compostable. Kraft paper sleeve.',
      ),
      use: paragraph(
        'Brush, rinse, stand it in a cup with air around the handle. Change it after three months or when the bristles lean.',
      ),
      end: paragraph(
        'Pull the bristles with pliers and bin them. The handle rots in a compost heap, or marks the rows in a seed tray first.',
      ),
    }),
  },
  'organic-cotton-washcloth': {
    highlights: [shared.organic, ['refresh-cw', text('Softer each wash')], shared.compostable],
    details: durable({
      materials: paragraph(
        'Organic cotton in a 280 g waffle weave, 30 × 30 cm, with a cotton hanging loop. Woven and sewn near Guimarães.',
      ),
      use: paragraph(
        'Wash once before first use to open the weave. After that 60 °C, no softener, line-dry.',
      ),
      end: paragraph('First a washcloth, then a duster, then compost: it is cotton to the last thread.'),
    }),
  },
  'sisal-body-brush': {
    highlights: [
      shared.plasticFree,
      ['heart', text('Wakes up tired skin')],
      ['map-pin', text('Swedish beech')],
    ],
    details: durable({
      materials: paragraph(
        'Oiled beech from managed woodland, sisal bristles set in by hand, a cotton cord to hang it by. 42 cm long.',
      ),
      use: paragraph(
        'Dry: long strokes from feet and hands towards the heart, five minutes before a shower. Wet: with soap, gently.',
      ),
      end: paragraph(
        'Dry it bristles down and it serves for years. Then wood and sisal both go on the compost.',
      ),
    }),
  },
  'sisal-soap-pouch': {
    highlights: [shared.plasticFree, ['recycle', text('Uses up soap ends')], shared.compostable],
    details: durable({
      materials: paragraph(
        'Unbleached sisal, crocheted by a cooperative near Porto, with a cotton drawstring. 9 × 14 cm.',
      ),
      use: paragraph(
        'Wet it well before the first wash; the fibres soften within days. Hang it up by the cord after each shower.',
      ),
      end: paragraph('After a year or so, snip it up and compost it.'),
    }),
  },
  'konjac-sponge': {
    highlights: [['heart', text('Kind to sensitive skin')], shared.crueltyFree, shared.compostable],
    details: durable({
      materials: paragraph(
        'Konjac root and water; the pink sponge also holds a little French clay. A loop of cotton thread.',
      ),
      use: paragraph(
        'Soak for five minutes the first time, then one. Massage the face in small circles, rinse, squeeze flat and hang to dry.',
      ),
      end: paragraph('When it starts to crumble, bury it in a flowerpot: it holds water for the roots.'),
    }),
  },
  'hand-cream-tin': {
    highlights: [['circle-check', text('Sinks in fast')], shared.crueltyFree, shared.plasticFree],
    details: consumable({
      ingredients: paragraph(
        'Oat oil, calendula-infused sunflower oil, shea butter, beeswax, vitamin E. No water, so no preservatives.',
      ),
      use: paragraph(
        'Warm a hazelnut of cream between the palms, work it into knuckles and cuticles, and carry on with your day.',
      ),
      end: paragraph('Wash the tin and keep seeds or pins in it. Aluminium recycles without end.'),
    }),
  },
  'body-oil': {
    highlights: [['heart', text('Calms dry skin')], shared.crueltyFree, ['recycle', text('Glass bottle')]],
    details: consumable({
      ingredients: paragraph(
        'Rosehip seed oil, sweet almond oil, jojoba, Roman chamomile oil, vitamin E. The pipette holds a small rubber bulb.',
      ),
      use: paragraph(
        'Five drops into the palm, pressed onto damp skin after a bath. Good for massage, and for the ends of dry hair.',
      ),
      end: paragraph(
        'Rinse with hot water and soap, unscrew the pipette, and recycle the glass. The collar unscrews as well.',
      ),
    }),
  },
  'deodorant-balm': {
    highlights: [['check', text('No aluminium salts')], shared.crueltyFree, shared.plasticFree],
    details: consumable({
      ingredients: paragraph(
        'Shea butter, coconut oil, arrowroot, a little baking soda, candelilla wax. Bergamot and sage, or cedar oil, or nothing at all.',
      ),
      use: paragraph(
        'Warm a pea-sized amount with a fingertip and smooth it on. Wait a minute before the shirt goes on.',
      ),
      end: paragraph(
        'The jar is stoneware: keep salt or rings in it. Lid and jar both outlive the balm by decades.',
      ),
    }),
  },
  'safety-razor': {
    highlights: [
      ['star', text('Made for life')],
      shared.plasticFree,
      ['recycle', text('Only steel to replace')],
    ],
    details: durable({
      materials: paragraph(
        'Stainless steel in a brushed, brass-coloured finish. 96 g, with a 10 cm handle. Comes in a cotton bag.',
      ),
      use: paragraph(
        'Wet the skin, lather well, hold the head at thirty degrees and let the weight do the work. A blade is good for five to seven shaves.',
      ),
      end: paragraph(
        'Collect used blades in a tin and hand it to metal recycling. The razor itself we repair.',
      ),
    }),
  },
  'reusable-cotton-rounds': {
    highlights: [shared.organic, ['refresh-cw', text('A thousand washes')], shared.compostable],
    details: durable({
      materials: paragraph(
        'Two layers of organic cotton, terry and jersey, stitched with cotton thread. Fourteen rounds of 8 cm and a paper band.',
      ),
      use: paragraph(
        'Warm water for most evenings, a drop of oil for mascara. Collect them in a net and wash at 60 °C.',
      ),
      end: paragraph('Worn rounds polish shoes, then go on the compost whole.'),
    }),
  },
}
