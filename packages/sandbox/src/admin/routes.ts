import { cacheTags } from '@sorrel/contracts/revalidate'
import { routes } from '@sorrel/contracts/routes'
import { toAnswer } from '@sorrel/contracts/http/answer'
import type { z } from 'zod'
import type { ProductDocument } from '../catalogue/documents.ts'
import { notFound } from '../http/refuse.ts'
import type { Route, RouteContext } from '../http/route.ts'
import type { Service } from '../service.ts'
import { renewDueSubscriptions } from '../subscription/renew-due.ts'
import { categoryAdminRoutes } from './category-routes.ts'
import { change, recordMove, taken } from './change-route.ts'
import {
  clockChange,
  menuChange,
  mergeFields,
  pageChange,
  productChange,
  quizChange,
  settingsChange,
  stockChange,
} from './changes.ts'
import { withAdmin } from './guard.ts'
import { orderAdminRoutes } from './order-routes.ts'
import { and, gt, isNull, lte } from 'drizzle-orm'
import { carts } from '../database/commerce-tables.ts'

/**
 * Changes that an operator makes while the shop runs. Each is announced to the storefront.
 * Answers with the changed record; 400 for an invalid body, 404 for an unknown record.
 */
export function createAdminRoutes(): readonly Route[] {
  return [
    change('PATCH', '/admin/products/:slug', { body: productChange, apply: changeProduct }),
    { method: 'DELETE', path: '/admin/products/:slug', handle: withAdmin(deleteProduct) },
    change('PUT', '/admin/stock/:itemId', { body: stockChange, apply: changeStock }),
    ...categoryAdminRoutes,
    ...orderAdminRoutes,
    change('PATCH', '/admin/settings', { body: settingsChange, apply: changeSettings }),
    change('PUT', '/admin/menus/:id', { body: menuChange, apply: changeMenu }),
    change('PATCH', '/admin/pages/:slug', { body: pageChange, apply: changePage }),
    change('PATCH', '/admin/quizzes/:id', { body: quizChange, apply: changeQuiz }),
    change('PUT', '/admin/clock', {
      body: clockChange,
      apply: async ({ now }, { service }) => {
        const before = service.clock.now()
        service.clock.set(new Date(now))
        await renewDueSubscriptions(service)
        await announceAbandonedCarts(service, before)
        return toAnswer({ now: service.clock.now().toISOString() })
      },
    }),
  ]
}

async function changeProduct(
  given: z.infer<typeof productChange>,
  { service, params }: RouteContext,
): Promise<Response> {
  const { productBySlug } = await service.catalogue.getSnapshot()
  const product = productBySlug.get(params.slug ?? '')
  if (product === undefined) return notFound('product')
  const { slug = product.slug } = given
  const isMoved = slug !== product.slug
  if (isMoved && productBySlug.has(slug)) return taken(slug)
  const { origPrice: oldOrigPrice, ...rest } = product
  const { origPrice = oldOrigPrice, content, ...changes } = given
  const changed: ProductDocument = {
    ...rest,
    ...changes,
    content: { ...product.content, ...content },
    ...(origPrice === null || origPrice === undefined ? {} : { origPrice }),
  }
  const { slug: from } = product
  await service.catalogue.saveProduct(changed)
  if (isMoved) {
    // The index, which knows where the product has moved, is told before the page of the old slug is dropped.
    service.storefront.announceProducts([{ ...changed, slug: from }])
    await renameInOthers(service, { from, to: slug })
  }
  return toAnswer(changed)
}

async function deleteProduct(_request: Request, { service, params }: RouteContext): Promise<Response> {
  const { productBySlug } = await service.catalogue.getSnapshot()
  const product = productBySlug.get(params.slug ?? '')
  if (product === undefined) return notFound('product')
  await service.catalogue.deleteProduct(product)
  return toAnswer(product)
}

async function changeStock(
  { level }: z.infer<typeof stockChange>,
  { service, params }: RouteContext,
): Promise<Response> {
  const { itemId = '' } = params
  const { products } = await service.catalogue.getSnapshot()
  const product = products.find(
    ({ id, variants }) => id === itemId || variants.some((variant) => variant.id === itemId),
  )
  if (product === undefined) return notFound('product or variant')
  await service.catalogue.setStock({ itemId, productId: product.id, level })
  return toAnswer({ itemId, productId: product.id, level })
}

async function changeSettings(
  { values }: z.infer<typeof settingsChange>,
  { service }: RouteContext,
): Promise<Response> {
  const settings = await service.store.getStoredSettings()
  const changed = { ...settings, values: mergeFields(settings.values, values) }
  await service.store.saveSettings(changed)
  return toAnswer(changed)
}

async function changeMenu(
  { items }: z.infer<typeof menuChange>,
  { service, params }: RouteContext,
): Promise<Response> {
  const menu = (await service.store.getMenus()).find(({ id }) => id === params.id)
  if (menu === undefined) return notFound('menu')
  const changed = { ...menu, items }
  await service.store.saveMenu(changed)
  return toAnswer(changed)
}

async function changePage(
  given: z.infer<typeof pageChange>,
  { service, params }: RouteContext,
): Promise<Response> {
  const pages = await service.store.getPages()
  const page = pages.find(({ document }) => document.slug === params.slug)
  if (page === undefined) return notFound('page')
  const { slug: from } = page.document
  const changed = { ...page.document, ...given }
  const isMoved = changed.slug !== from
  if (isMoved && pages.some(({ document }) => document.slug === changed.slug)) return taken(changed.slug)
  if (isMoved) await recordMove(service, { from: routes.page(from), to: routes.page(changed.slug) })
  await service.store.savePage(changed)
  if (isMoved) service.storefront.revalidate([cacheTags.page(from)])
  return toAnswer(changed)
}

async function changeQuiz(
  { fields }: z.infer<typeof quizChange>,
  { service, params }: RouteContext,
): Promise<Response> {
  const quiz = await service.store.getQuiz(params.id ?? '')
  if (quiz === undefined) return notFound('quiz')
  const changed = { ...quiz, fields: { ...quiz.fields, ...fields } }
  await service.store.saveQuiz(changed)
  return toAnswer(changed)
}

/** Updates the products that refer to a product by its old slug. */
async function renameInOthers(
  { catalogue }: Service,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const { products } = await catalogue.getSnapshot()
  const rename = (slug: string) => (slug === from ? to : slug)
  for (const product of products.filter((each) => isNaming(each, from)))
    await catalogue.saveProduct({
      ...product,
      upSellSlugs: product.upSellSlugs.map(rename),
      crossSells: product.crossSells.map((crossSell) => ({ ...crossSell, slug: rename(crossSell.slug) })),
    })
}

function isNaming({ upSellSlugs, crossSells }: ProductDocument, slug: string): boolean {
  return upSellSlugs.includes(slug) || crossSells.some((crossSell) => crossSell.slug === slug)
}

/** A cart that has not become an order within this time is abandoned. */
const ABANDONED_AFTER_MS = 5 * 3_600_000

/** Sends the events of carts that were abandoned since `before`. Runs when the clock is moved. */
async function announceAbandonedCarts({ db, clock, webhooks }: Service, before: Date): Promise<void> {
  const toBegin = (date: Date) => new Date(date.getTime() - ABANDONED_AFTER_MS)
  const { id, dateCreated, orderId } = carts
  const isDue = and(isNull(orderId), gt(dateCreated, toBegin(before)), lte(dateCreated, toBegin(clock.now())))
  for (const data of await db.select({ id }).from(carts).where(isDue))
    webhooks.emit({ model: 'carts', type: 'cart.abandoned', data })
}
