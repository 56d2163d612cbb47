import { expect, test } from 'vitest'
import { findGuideGaps, findLostIds, findRestless, readStoryFile, toSearchable } from './story-files.ts'

const read = (stories: string) =>
  readStoryFile('/kit/gone/gone.stories.tsx', `export default { title: 'Components/Gone' }\n${stories}`)

test.each([
  ['presses', '{ play: async () => { await userEvent.click(button) } }'],
  ['focuses', '{ play: async ({ canvas }) => { canvas.getByRole("button").focus() } }'],
  ['plays another story', '{ play: async (context) => { await Other.play(context) } }'],
  ['has a function that is named elsewhere', '{ play: open }'],
])('a story that %s when it is opened is found', (_what, story) => {
  expect(findRestless(read(`export const Moves = ${story}`))).toEqual(['Moves'])
})

test.each([
  ['only checks', '{ play: async ({ canvas }) => { await expect(canvas.getByText("a")).toBeVisible() } }'],
  ['poses', '{ tags: ["posed"], play: async () => { await userEvent.click(button) } }'],
  ['is not in the sidebar', '{ tags: ["!dev"], play: async () => { await userEvent.click(button) } }'],
])('a story that %s is still', (_what, story) => {
  expect(findRestless(read(`export const Still = ${story}`))).toEqual([])
})

test('stories are found by their title and name', () => {
  expect(toSearchable(read('export const SoldOut = {}\nexport const B = { name: "Full bag" }'))).toEqual([
    'components/gone sold out',
    'components/gone full bag',
  ])
})

test('stories without a guide are found', () => {
  expect(findGuideGaps([read('export const A = {}')])).toContain(
    '“Components/Gone” has no guide in .storybook/docs',
  )
})

test('stories that the introduction names and that there are not are found', () => {
  const lost = findLostIds([read('export const A = {}')])
  expect(lost.length).toBeGreaterThan(1)
  expect(lost[0]).toMatch(/^There is no story [\w-]+, which the introduction names$/)
})
