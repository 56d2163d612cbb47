import { defineConfig } from '@playwright/test'
import quick from './playwright.config.ts'

const NIGHT = /@night/

const projects = (quick.projects ?? []).filter(({ name }) => name === 'desktop' || name === 'mobile')

/**
 * `npm run test:night`: what is checked at many widths, on page after page or at length, in both windows; and the matrices
 * that repeat those of `npm run test:full`. These change the service for everybody, so all run one after the other.
 */
export default defineConfig({
  ...quick,
  fullyParallel: false,
  workers: 1,
  grep: NIGHT,
  projects: [
    ...projects.map((project) => ({
      ...project,
      grep: NIGHT,
      grepInvert: project.name === 'mobile' ? /@wide/ : /@narrow/,
    })),
    {
      name: 'long',
      testMatch: '**/long/*.spec.ts',
      timeout: 240_000,
      use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } },
    },
  ],
})
