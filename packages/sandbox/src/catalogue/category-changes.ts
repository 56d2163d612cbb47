import { cacheTags } from '@sorrel/contracts/revalidate'
import { eq, max } from 'drizzle-orm'
import { categories } from '../database/catalogue-tables.ts'
import type { Service } from '../service.ts'
import { toChangedFields, toEventData } from '../webhooks/changed-fields.ts'
import type { CategoryDocument } from './documents.ts'

type Parts = Pick<Service, 'catalogue' | 'clock' | 'db' | 'storefront' | 'webhooks'>

/** Writes a whole category, a new one at the end, and announces it. */
export async function saveCategory(service: Parts, document: CategoryDocument): Promise<void> {
  const { catalogue, clock, db, webhooks } = service
  const before = (await catalogue.getSnapshot()).categoryById.get(document.id)
  const { id, slug } = document
  const values = { id, slug, document, changedAt: clock.now() }
  const [last] = await db.select({ position: max(categories.position) }).from(categories)
  await db
    .insert(categories)
    .values({ ...values, position: (last?.position ?? 0) + 1 })
    .onConflictDoUpdate({ target: categories.id, set: values })
  catalogue.forget()
  if (before !== undefined && before.slug !== slug) service.storefront.announceCatalogue()
  announce(service, [slug, ...(before ? [before.slug] : [])])
  const data =
    before === undefined ? toEventData({ ...document }) : toChangedFields({ ...before }, { ...document })
  webhooks.emit({ model: 'categories', type: before ? 'category.updated' : 'category.created', data })
}

/** Takes a category out of the catalogue, without its products, and announces it. */
export async function deleteCategory(service: Parts, document: CategoryDocument): Promise<void> {
  const { catalogue, db, webhooks } = service
  await db.delete(categories).where(eq(categories.id, document.id))
  catalogue.forget()
  announce(service, [document.slug])
  webhooks.emit({ model: 'categories', type: 'category.deleted', data: toEventData({ ...document }) })
}

function announce({ storefront }: Parts, slugs: readonly string[]): void {
  storefront.revalidate([...slugs.map(cacheTags.category), cacheTags.menus()])
}
