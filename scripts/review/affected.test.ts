import { expect, test } from 'vitest'
import { findAffected } from './affected.ts'
import type { Story } from './storybook.ts'

const toStory = (id: string, file: string): Story => ({ id, title: id.split('--')[0] ?? '', name: id, file })
const UI = 'packages/ui/src'
const stories = new Map(
  [
    toStory('button--plain', `${UI}/button/button.stories.tsx`),
    toStory('button--loading', `${UI}/button/button.stories.tsx`),
    toStory('card--plain', `${UI}/card/card.stories.tsx`),
    toStory('page--home', 'apps/storefront/src/home.stories.tsx'),
  ].map((story) => [story.id, story]),
)
const graph = new Map(
  Object.entries({
    [`${UI}/button/button.css.ts`]: [`${UI}/button/button.tsx`],
    [`${UI}/button/button.tsx`]: [
      `${UI}/button/button.stories.tsx`,
      `${UI}/card/card.tsx`,
      '.storybook/docs/guide-page.tsx',
    ],
    [`${UI}/card/card.tsx`]: [`${UI}/card/card.stories.tsx`],
    [`${UI}/theme/theme.ts`]: ['.storybook/preview.tsx'],
    '.storybook/docs/guide-page.tsx': ['.storybook/preview.tsx'],
  }).map(([file, importers]) => [file, new Set(importers)]),
)
const find = (...files: readonly string[]) => findAffected({ files, stories, graphs: [graph] })

test.each([
  ['a style', `${UI}/button/button.css.ts`, ['button--plain', 'button--loading', 'card--plain']],
  ['a story', `${UI}/card/card.stories.tsx`, ['card--plain']],
  ['a theme, which the preview draws with', `${UI}/theme/theme.ts`, [...stories.keys()]],
  ['a picture, which no import names', 'packages/sandbox/media/soap.webp', [...stories.keys()]],
  ['a guide page', '.storybook/docs/guide-page.tsx', []],
  ['a file that no story imports', 'README.md', []],
])('%s reaches its stories', (_name, file, ids) => {
  expect(find(file).ids).toEqual(ids)
})

test('of many stories each component has one before any has two, the changed one first', () => {
  const many = new Map(
    Array.from({ length: 40 }, (_, index) => `part${index}`).flatMap((title) =>
      ['a', 'b'].map((name): [string, Story] => {
        const story = toStory(`${title}--${name}`, `${UI}/${title}/${title}.stories.tsx`)
        return [story.id, story]
      }),
    ),
  )
  const all = new Set([...many.values()].map(({ file }) => file))
  const change = { files: [`${UI}/part39/part39.css.ts`], stories: many }
  const { ids, reached } = findAffected({
    ...change,
    graphs: [new Map([[`${UI}/part39/part39.css.ts`, all]])],
  })
  expect([reached, ids.length]).toEqual([80, 60])
  expect(ids).toEqual(expect.arrayContaining(['part39--a', 'part39--b', 'part0--a', 'part38--a']))
  expect(ids).not.toContain('part38--b')
})
