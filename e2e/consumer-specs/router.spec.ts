import { join } from 'node:path'
import { findFreePort } from '@sorrel/config/free-port'
import { BUTTON_COLOR, check, chooseOptions, expect, getFolder, SOAP, test } from './test.ts'

/** The program that serves a built app. */
const SERVE = 'node_modules/@react-router/serve/bin.cjs'

test('an app whose server draws its pages sells a soap without loading a page anew', async ({
  page,
  servers,
}) => {
  await check('router')
  const [folder, port] = [getFolder('router'), await findFreePort()]
  const store = await servers.startSandbox(`http://127.0.0.1:${port}`)
  const origin = await servers.startApp({
    folder,
    port,
    args: [join(folder, SERVE), 'build/server/index.js'],
    env: { HOST: '127.0.0.1', NODE_ENV: 'production', STORE_URL: store },
    path: '/about',
  })

  await test.step('the list and a product with its form are in the first HTML', async () => {
    const list = await (await fetch(origin)).text()
    expect(list).toContain('Oat &amp; Honey Soap Bar')
    const [, path] = /href="(\/products\/[^"]*oat[^"]*)"/.exec(list) ?? []
    expect(await (await fetch(origin + path)).text()).toMatch(/<button[^>]*type="submit"/)
    expect((await fetch(`${origin}/products/no-such`)).status).toBe(404)
  })

  await page.goto(origin)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  const bag = page.getByRole('dialog', { name: 'Your bag' })
  // Alive: the cart answers.
  await page.getByRole('button', { name: 'Bag (0)' }).click()
  await bag.getByRole('button', { name: 'Close the bag' }).click()
  await page.getByRole('link', { name: 'About us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the products' }).click()
  await page.getByRole('link', { name: SOAP }).click()
  await expect(page.getByRole('heading', { level: 1, name: SOAP })).toBeVisible()
  const form = page.getByRole('form', { name: SOAP })
  const add = form.getByRole('button', { name: /^Add for/ })
  await expect(add).toHaveCSS('background-color', BUTTON_COLOR)
  await add.click()
  await expect(form.getByText('Something is not chosen yet.')).toBeVisible()
  await chooseOptions(page)
  await add.click()
  await expect(bag.getByRole('listitem', { name: SOAP })).toBeVisible()
  await bag.getByRole('button', { name: 'More' }).click()
  const checkout = bag.getByRole('link', { name: /^Checkout · £/ })
  await expect(checkout).toBeVisible()
  expect(documents).toEqual([])
  await checkout.click()
  await page.waitForURL((url) => url.origin === store)
  await expect(page.getByText(SOAP).first()).toBeVisible()
})
