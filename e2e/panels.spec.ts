import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { addToCart, openQuickAdd, t, watchForFaults } from './shop.ts'

test('every panel is accessible while it is open, and breaks no rule of the policy', {
  tag: '@night',
}, async ({ page, isMobile }) => {
  const faults = watchForFaults(page)
  await page.goto('/categories/bath-body')
  if (isMobile) {
    await page.getByRole('button', { name: t('navigation.open') }).click()
    await expect(page.getByRole('region', { name: t('navigation.main') })).toBeVisible()
  } else {
    await page.getByRole('button', { name: t('navigation.open_group', { name: 'Household' }) }).press('Enter')
    await expect(page.getByRole('link', { name: 'Laundry sheets' })).toBeVisible()
  }
  await expectAccessible(page, { state: 'menu' })
  await page.keyboard.press('Escape')

  const search = page.getByRole('region', { name: t('navigation.search'), exact: true })
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('navigation.search') })
    .click()
  await search.getByPlaceholder(t('search.placeholder')).fill('soap')
  await expect(search.getByText(/results? for “soap”/)).toBeVisible()
  await expectAccessible(page, { state: 'search' })
  await search.getByRole('button', { name: t('search.close') }).click()

  if (isMobile) {
    await page.getByRole('button', { name: t('categories.filters.open'), exact: true }).click()
    await expect(page.getByRole('dialog', { name: t('categories.filters.title') })).toBeVisible()
  } else {
    await page.locator('summary', { hasText: 'Material' }).click()
  }
  await expectAccessible(page, { state: 'filters' })
  await page.keyboard.press('Escape')

  await page.goto('/categories/bath-body')
  const name = 'Organic Cotton Washcloth'
  const card = page.getByRole('article').filter({ hasText: name })
  await openQuickAdd(card, name)
  await expectAccessible(page, { state: 'quick-add' })

  await page.goto('/products/oat-honey-soap-bar')
  await addToCart(page)
  await expectAccessible(page, { state: 'bag' })
  expect(faults).toEqual([])
})
