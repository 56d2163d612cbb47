import { expect, test } from '@playwright/test'
import { readManifest, readSidebar } from './built-storybook.ts'

test('assistants are told the guide of every component, and its props and import', () => {
  const components = readManifest()
  const titles = [...readSidebar().keys()].filter((title) => /^(?:Components|Patterns|Pages)\//.test(title))
  expect(titles.length).toBeGreaterThan(100)
  for (const title of titles) {
    const id = title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
    const component = components[id]
    expect(component?.error, title).toBeUndefined()
    expect(
      component?.stories.filter(({ name }) => name.endsWith(' Test')),
      title,
    ).toEqual([])
    expect(component?.docs?.guide?.content, title).toContain('#### Accessibility')
    if (!/^Components\//.test(title)) continue
    expect(component?.import, title).toMatch(/^import \{ .+ \} from '@sorrel\/ui\/[a-z-]+'$/)
    expect(component?.apiDescription, title).toMatch(/^## Props\n\n### /)
  }
})
