/** The shop that is tried: its addresses, its words, and what a visitor does in it again and again. */

import { expect, type Locator, type Page, test as base } from '@playwright/test'
import { routes } from '@sorrel/contracts/routes'
import { createMessages, type Translate } from '@sorrel/i18n/message'
import { getMessages } from '@sorrel/i18n/messages'
import type { Declaration } from './declaration.ts'

export { expect } from '@playwright/test'
export { routes }

/** A shop as a test sees it. */
export interface Shop extends Declaration {
  /** The shop's words, by key. */
  readonly t: Translate
  /** The address of a path of `@sorrel/contracts/routes`, from the shop's origin. */
  readonly toPath: (path: string) => string
  /** The path of the product that the shop names. */
  readonly productPath: string
}

interface Options {
  /** Set by the configuration that runs the chapters. */
  readonly declaration: Declaration | undefined
}

export const test = base.extend<Options & { readonly shop: Shop }>({
  declaration: [undefined, { option: true }],
  shop: async ({ declaration }, use) => {
    if (declaration === undefined) throw new Error('The configuration names no `declaration` in `use`.')
    const { language, words, prefix, product } = declaration
    const messages = { ...getMessages('en'), ...getMessages(language), ...words }
    const toPath = (path: string): string => (path === '/' ? prefix || '/' : prefix + path)
    await use({
      ...declaration,
      t: createMessages({ locale: language, messages }),
      toPath,
      productPath: toPath(routes.product(product)),
    })
  },
})

/** The product's form: what is chosen there is bought once, with the first value of every choice that can be had. */
export async function chooseProduct(page: Page, shop: Shop): Promise<Locator> {
  await page.goto(shop.productPath)
  const form = getProductForm(page)
  await expect(form).toBeVisible()
  const once = form.getByRole('radio', { name: shop.t('products.purchase.standard') })
  if ((await once.count()) > 0) await once.first().check({ force: true })
  for (const choice of await form.getByRole('group').all()) {
    const values = choice.getByRole('radio', { disabled: false })
    const isOpen =
      (await values.count()) > 0 && (await choice.getByRole('radio', { checked: true }).count()) === 0
    if (isOpen) await values.first().check({ force: true })
  }
  return form
}

/** The form of the page's product: the first with a quantity. */
export const getProductForm = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('spinbutton') })
    .first()

/** Its button, whose words end in the price. */
export const getAddButton = (form: Locator, { t }: Pick<Shop, 't'>): Locator =>
  form.getByRole('button', { name: t('products.add.action') })

/** Puts the product into the bag, which opens. */
export async function addProduct(page: Page, shop: Shop): Promise<Locator> {
  const form = await chooseProduct(page, shop)
  await getAddButton(form, shop).click()
  const bag = getBag(page, shop)
  await expect(bag.getByRole('listitem').first()).toBeVisible()
  await waitForBag(bag, shop)
  return bag
}

export const getBag = (page: Page, { t }: Shop): Locator =>
  page.getByRole('dialog', { name: t('cart.title') })

/** Waits until the store has the bag: then its checkout has an address. */
export async function waitForBag(bag: Locator, { t }: Shop): Promise<void> {
  await expect(bag.locator('a[href]', { hasText: t('cart.checkout') })).toBeVisible()
  await expect(bag.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(bag.getByText(t('cart.updating'))).toHaveCount(0)
}

/** The field with a line's quantity. */
export const getQuantity = (place: Locator): Locator => place.getByRole('spinbutton').first()

/** The button that logs in: who sees it is a stranger. */
export const getLogInButton = (page: Page, { t }: Pick<Shop, 't'>): Locator =>
  page.getByRole('main').getByRole('button', { name: t('account.login.submit'), exact: true })

/** Logs the shop's customer in by its form. */
export async function logIn(page: Page, { t, toPath, customer }: Shop): Promise<void> {
  await page.goto(toPath(routes.login()))
  await fillLogIn(page, { t, ...customer })
  await expect(page).not.toHaveURL(/\/login/)
}

interface LogIn {
  readonly t: Translate
  readonly email?: string
  readonly password?: string
}

export async function fillLogIn(page: Page, { t, email = '', password = '' }: LogIn): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel(t('account.fields.email'), { exact: true }).fill(email)
  await main.getByLabel(t('account.fields.password'), { exact: true }).fill(password)
  await getLogInButton(page, { t }).click()
}
