import { experimental_loadStorybook as loadStorybook } from 'storybook/internal/core-server'
import { expect, test } from 'vitest'

/** The index that Storybook builds with the project's own settings. */
const { presets } = await loadStorybook({ configDir: import.meta.dirname })
const generator = await presets.apply('storyIndexGenerator')
const { entries } = (await generator?.getIndex()) ?? { entries: {} }

/** What the sidebar searches besides names and titles. */
const getAnchors = (entry: object): readonly string[] =>
  'anchors' in entry && Array.isArray(entry.anchors) ? entry.anchors.map(({ title }) => String(title)) : []

const find = (words: string): readonly string[] =>
  Object.values(entries)
    .filter((entry) => getAnchors(entry).includes(words))
    .map(({ title }) => title)

test.each([
  ['modal', 'Components/Dialog'],
  ['snackbar', 'Components/Toast region'],
  ['date picker', 'Components/Date field'],
  ['dropdown', 'Components/Select'],
  ['spacing', 'Foundations/Theme'],
  ['dark', 'Foundations/Four themes'],
  ['rtl', 'Foundations/Four themes'],
])('“%s” finds %s in the sidebar', (words, title) => {
  expect(find(words)).toContain(title)
})

test('every component has synonyms', () => {
  const bare = Object.values(entries).filter(
    (entry) =>
      entry.type === 'docs' && entry.title.startsWith('Components/') && getAnchors(entry).length === 0,
  )
  expect(bare.map(({ title }) => title)).toEqual([])
})
