import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { navigation } from '../stories/navigation.ts'
import { render } from '../stories/render.tsx'
import { setWindow } from '../stories/set-window.ts'
import { NavigationMenu } from './navigation-menu.tsx'

test('the button beside a link leaves the link its words, and so does its focus ring', async () => {
  await setWindow({ width: 1280 })
  render(<NavigationMenu label="Main" items={navigation} toggleLabels={{ bath: 'Bath & Body menu' }} />)
  const toggle = page.getByRole('button', { name: 'Bath & Body menu' })
  await expect.element(toggle).toBeInTheDocument()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(toggle).toHaveFocus()
  const link = page.getByRole('link', { name: 'Bath & Body' }).element()
  const words = document.createRange()
  words.selectNodeContents(link)
  const { left } = toggle.element().getBoundingClientRect()
  const { outlineOffset, outlineWidth } = getComputedStyle(toggle.element())
  expect(left).toBeGreaterThanOrEqual(link.getBoundingClientRect().right)
  const ring = left - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth)
  expect(ring).toBeGreaterThan(words.getBoundingClientRect().right)
})
