import { defineConfig } from '@playwright/test'
import quick from './playwright.config.ts'

/** The flows of `npm test` that depend on the width, in a narrow window. */
export default defineConfig({
  ...quick,
  projects: (quick.projects ?? [])
    .filter(({ name }) => name === 'mobile')
    .map((project) => ({ ...project, grep: /^(?!.*@(narrow|wide))/s })),
})
