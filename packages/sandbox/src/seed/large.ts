import { archive, archiveProducts } from './archive.ts'
import { type Seed, seed } from './demo.ts'

/** The demo store with the category "archive", whose settings are those that no other category has. The archive is last. */
export const largeSeed: Seed = {
  ...seed,
  categories: [...seed.categories, archive],
  products: [...seed.products, ...archiveProducts],
}
