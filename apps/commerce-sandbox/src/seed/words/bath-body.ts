import type { ProductWords } from '../product-facts.ts'
import { paragraph, text } from '../text.ts'

export const bathBodyWords = {
  'oat-honey-soap-bar': {
    name: text('Oat & Honey Soap Bar'),
    metaTitle: text('Oat & Honey Soap Bar, 110 g'),
    description: paragraph(
      'Cold-pressed with rolled oats and raw honey, and kind to dry skin. Each 110 g bar cures for six weeks, so it stays firm by the basin and lasts a pair of hands about two months.',
    ),
  },
  'lavender-bath-salts': {
    name: text('Lavender Bath Salts'),
    metaTitle: text('Lavender Bath Salts with Dead Sea and Epsom salt'),
    description: paragraph(
      'Dead Sea and Epsom salts with lavender oil, for the end of a long day. Two handfuls in a warm bath loosen tired legs, and the 450 g glass jar is made to be filled again from the 1 kg refill.',
    ),
  },
  'solid-shampoo-bar': {
    name: text('Solid Shampoo Bar'),
    metaTitle: text('Solid Shampoo Bar, 80 g, rosemary or citrus'),
    description: paragraph(
      'Two bottles of shampoo in one 80 g bar, with no bottle. It lathers fast in hard water, rinses clean without a film and leaves hair soft from root to tip.',
    ),
  },
  'bamboo-toothbrush': {
    name: text('Bamboo Toothbrush'),
    metaTitle: text('Bamboo Toothbrush, soft or medium'),
    description: paragraph(
      'A smooth bamboo handle that dries quickly and sits well in the hand. The three bristle colours tell whose brush is whose, and a drawer of three or six costs less per brush.',
    ),
  },
  'organic-cotton-washcloth': {
    name: text('Organic Cotton Washcloth'),
    metaTitle: text('Organic Cotton Washcloth in waffle weave'),
    description: paragraph(
      'Waffle-woven, quick to dry and softer after each wash. The deep weave lifts soap and make-up with warm water alone, and a stitched loop hangs it out of the way.',
    ),
  },
  'sisal-body-brush': {
    name: text('Sisal Body Brush'),
    metaTitle: text('Sisal Body Brush with a long beech handle'),
    description: paragraph(
      'A long beech handle and firm sisal bristles that reach the middle of the back. Brush dry before the shower to wake the skin, or wet with soap to polish elbows and heels.',
    ),
  },
  'sisal-soap-pouch': {
    name: text('Sisal Soap Pouch'),
    metaTitle: text('Sisal Soap Pouch with drawstring'),
    description: paragraph(
      'A woven pouch that turns the last slivers of soap into lather. Drop in a bar or the ends of three, pull the drawstring and scrub; hung up by its cord, the soap dries between showers.',
    ),
  },
  'konjac-sponge': {
    name: text('Konjac Sponge'),
    metaTitle: text('Konjac Sponge for gentle cleansing'),
    description: paragraph(
      'Springy, gentle and made of nothing but konjac root. It swells soft in warm water, cleans the face with little or no soap and goes on the compost after about two months.',
    ),
  },
  'hand-cream-tin': {
    name: text('Hand Cream Tin'),
    metaTitle: text('Hand Cream Tin with oat and calendula, 75 ml'),
    description: paragraph(
      'Whipped oat and calendula cream that sinks in before the kettle boils. A little is enough for gardeners’ knuckles and winter mornings; the 75 ml aluminium tin is yours to keep.',
    ),
  },
  'body-oil': {
    name: text('Calming Body Oil'),
    metaTitle: text('Calming Body Oil with rosehip and chamomile, 100 ml'),
    description: paragraph(
      'Rosehip and chamomile in a light oil that leaves skin supple, never greasy. Five drops on damp skin after a bath are enough, so the 100 ml amber bottle sees out a winter.',
    ),
  },
  'deodorant-balm': {
    name: text('Deodorant Balm'),
    metaTitle: text('Deodorant Balm in a ceramic jar, 60 g'),
    description: paragraph(
      'A pea of balm in the morning, and fresh until evening. Arrowroot keeps you dry, shea keeps skin calm, and the 60 g ceramic jar with its bamboo lid looks well on any shelf.',
    ),
  },
  'safety-razor': {
    name: text('Safety Razor'),
    metaTitle: text('Brass-coloured Safety Razor, made for life'),
    description: paragraph(
      'A brass-coloured razor with the weight to do the work for you. It takes any standard double-edged blade, so the handle stays and only a sliver of steel is ever replaced.',
    ),
  },
  'reusable-cotton-rounds': {
    name: text('Reusable Cotton Rounds'),
    metaTitle: text('Reusable Cotton Rounds, pack of 14'),
    description: paragraph(
      'Fourteen organic cotton rounds, stitched to outlast a thousand disposable ones. Terry on one side, smooth on the other, and two weeks of evenings between washes.',
    ),
  },
} satisfies Record<string, ProductWords>
