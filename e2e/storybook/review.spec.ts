import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { review } from '../../scripts/review/review.ts'
import { readStories } from '../../scripts/review/storybook.ts'
import { STORYBOOK } from '../../scripts/built-storybook.ts'
import { expect, test } from './built-storybook.ts'

/** Parts of these load late: the field of a choice, the recommendations. */
const LATE = ['patterns-buy-box--choices', 'pages-bag--full']

test('a review of what has not changed shows no difference', async ({ storybook }, { outputDir }) => {
  const folder = join(outputDir, 'review')
  const served = { url: storybook, stories: readStories(STORYBOOK) }
  const options = { base: served, head: served, ids: LATE, folder, onProgress: () => undefined }
  const differences = await review(options)
  expect(differences.map(({ key, marks }) => `${key}: ${marks.join()}`)).toEqual([])
  rmSync(folder, { recursive: true, force: true })
})
