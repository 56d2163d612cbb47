import { toAnswer } from '@sorrel/contracts/http/answer'
import type { z } from 'zod'
import { deleteCategory, saveCategory } from '../catalogue/category-changes.ts'
import { notFound } from '../http/refuse.ts'
import type { Route, RouteContext } from '../http/route.ts'
import { toId } from '../seed/id.ts'
import { change, taken } from './change-route.ts'
import { categoryChange, newCategory } from './changes.ts'
import { withAdmin } from './guard.ts'

/** Creates, changes and deletes categories. */
export const categoryAdminRoutes: readonly Route[] = [
  change('POST', '/admin/categories', { body: newCategory, apply: createCategory }),
  change('PATCH', '/admin/categories/:slug', { body: categoryChange, apply: changeCategory }),
  { method: 'DELETE', path: '/admin/categories/:slug', handle: withAdmin(removeCategory) },
]

async function createCategory(
  given: z.infer<typeof newCategory>,
  { service }: RouteContext,
): Promise<Response> {
  const { categories, categoryBySlug } = await service.catalogue.getSnapshot()
  if (categoryBySlug.has(given.slug)) return taken(given.slug)
  const id = toId('category', given.slug, service.clock.now().toISOString())
  const created = { sort: categories.length, ...given, id, images: [] }
  await saveCategory(service, created)
  return toAnswer(created)
}

async function changeCategory(
  given: z.infer<typeof categoryChange>,
  { service, params }: RouteContext,
): Promise<Response> {
  const { categoryBySlug } = await service.catalogue.getSnapshot()
  const category = categoryBySlug.get(params.slug ?? '')
  if (category === undefined) return notFound('category')
  const changed = { ...category, ...given }
  if (changed.slug !== category.slug && categoryBySlug.has(changed.slug)) return taken(changed.slug)
  await saveCategory(service, changed)
  return toAnswer(changed)
}

async function removeCategory(_request: Request, { service, params }: RouteContext): Promise<Response> {
  const { categoryBySlug } = await service.catalogue.getSnapshot()
  const category = categoryBySlug.get(params.slug ?? '')
  if (category === undefined) return notFound('category')
  await deleteCategory(service, category)
  return toAnswer(category)
}
