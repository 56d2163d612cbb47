import { defineConfig } from '@playwright/test'
import quick from './playwright.config.ts'

const windows = (quick.projects ?? []).filter(({ name }) => name === 'desktop' || name === 'mobile')

/** The flows of `npm test` that depend on the width, in a narrow window; and what `npm test` leaves to `npm run test:full`. */
export default defineConfig({
  ...quick,
  projects: windows.map((project) =>
    project.name === 'mobile'
      ? { ...project, grep: [/^(?!.*@(narrow|wide))/s, /@full/], grepInvert: [/@night/, /@wide/] }
      : { ...project, grep: /@full/, grepInvert: [/@night/, /@narrow/] },
  ),
})
