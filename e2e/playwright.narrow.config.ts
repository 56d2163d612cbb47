import { defineConfig } from '@playwright/test'
import quick from './playwright.config.ts'

/** The flows of `npm test` that have a narrow window too. A part of `npm run test:full`. */
export default defineConfig({
  ...quick,
  projects: (quick.projects ?? [])
    .filter(({ name }) => name === 'mobile')
    .map((mobile) => ({ ...mobile, grep: /./, grepInvert: /@(narrow|wide)/ })),
})
