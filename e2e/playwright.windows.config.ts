import { defineConfig, type PlaywrightTestProject } from '@playwright/test'
import quick from './playwright.config.ts'

/** What each window of `npm test` leaves to `npm run test:full`: the other window, and what is checked of many sizes and pages. */
const LEFT: Readonly<Record<string, Pick<PlaywrightTestProject, 'grep' | 'grepInvert'>>> = {
  desktop: { grep: /@full/, grepInvert: /@narrow/ },
  mobile: { grep: [/^(?!.*@(narrow|wide))/s, /@narrow.*@full/s], grepInvert: [] },
}

export default defineConfig({
  ...quick,
  projects: (quick.projects ?? []).flatMap((project) => {
    const left = LEFT[project.name ?? '']
    return left === undefined ? [] : [{ ...project, ...left }]
  }),
})
