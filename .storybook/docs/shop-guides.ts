import { foundationGuides } from './foundation-guides.ts'
import { pageGuides } from './page-guides.ts'
import { patternGuides } from './pattern-guides.ts'
import type { ShopGuide } from './shop-guide.ts'

/** By the title of its stories. */
export const shopGuides: Readonly<Record<string, ShopGuide>> = {
  ...foundationGuides,
  ...pageGuides,
  ...patternGuides,
}
