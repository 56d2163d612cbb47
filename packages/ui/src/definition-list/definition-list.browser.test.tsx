import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../stories/render.tsx'
import { getOverflow, setWindow } from '../stories/set-window.ts'
import { DefinitionList } from './definition-list.tsx'

const items = [
  { term: 'Versandkostenpauschale einschließlich Verpackung', value: '1.234.567,89 €' },
  { term: 'Lieferadresse', value: 'Donaudampfschifffahrtsgesellschaftsstraße 5' },
]

test.each([
  ['totals', 320, 100],
  ['totals', 375, 200],
  ['stacked', 375, 200],
  ['columns', 375, 200],
] as const)('%s stay in a window of %i px with text at %i percent', async (layout, width, textSize) => {
  await setWindow({ width, textSize })
  render(<DefinitionList items={items} layout={layout} />)
  await expect.element(page.getByText('1.234.567,89 €')).toBeVisible()
  expect(getOverflow()).toBe(0)
  const words = [...document.querySelectorAll<HTMLElement>('[data-part="term"]')]
  expect(Math.min(...words.map(({ offsetWidth }) => offsetWidth))).toBeGreaterThan(100)
})
