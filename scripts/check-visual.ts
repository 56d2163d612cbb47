import { bringBrowser } from './browser.ts'
import { serveBuiltStorybook } from './built-storybook.ts'
import { compareLooks } from './looks.ts'
import { toTally } from './tally.ts'

// Compares chosen stories of the built Storybook with their reference pictures.
const tally = (await bringBrowser())
  ? await compareLooks({
      set: 'stories',
      serve: serveBuiltStorybook,
      isUpdate: process.argv.includes('--update'),
      updateCommand: 'npm run check:visual -- --update',
    })
  : toTally(1)
process.exitCode = tally.failed === 0 ? 0 : 1
process.stdout.write(`${tally.passed} passed, ${tally.failed} failed\n`)
