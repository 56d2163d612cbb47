import { bringBrowser } from './browser.ts'
import { compareScreenshots } from './reference-pictures.ts'
import { serveBuiltStorybook } from './built-storybook.ts'
import { toTally } from './tally.ts'

// Compares chosen stories of the built Storybook with their reference pictures.
const tally = (await bringBrowser())
  ? await compareScreenshots({
      set: 'stories',
      serve: serveBuiltStorybook,
      updateCommand: 'npm run check:visual -- --update',
    })
  : toTally(1)
process.exitCode = tally.failed === 0 ? 0 : 1
process.stdout.write(`${tally.passed} passed, ${tally.failed} failed\n`)
