import { defaultServerConditions } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'

/** What the shop's modules import and its build writes. */
const GENERATED = './build/lazy-messages.ts'

/** Tests of modules that read the environment, or remember what was, from when they are first imported. */
const OWN_MODULES = [
  'src/{app,backend,config,endpoints,request}/**/*.test.{ts,tsx}',
  'src/shop/on-first-interaction.test.ts',
  'src/features/{catalog/answer-list,quiz/load-quiz-results,reviews/load-ratings}.test.ts',
  'src/route-handlers/sitemap/serve-sitemap.test.ts',
]

/** Parts that React draws on a server alone: with the condition `react-server`, as Next imports them. */
const SERVER_PARTS = ['src/shop/request-shop.test.ts']

/** These start the server that VALKEY_SERVER names: `node scripts/test-nodes.ts` brings one. */
const NEEDS_VALKEY = process.env.VALKEY_SERVER ? [] : ['src/**/*.valkey.test.ts']

/** How long what happens by itself may take on a machine that does other work beside. */
const PATIENT = { poll: { timeout: 15_000 } }

// Stories are tested by vitest.stories.config.ts.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'shared modules',
          include: ['{build,front,test}/**/*.test.ts', 'src/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...OWN_MODULES, ...SERVER_PARTS, ...NEEDS_VALKEY],
          globalSetup: GENERATED,
          isolate: false,
          expect: PATIENT,
        },
      },
      {
        test: {
          name: 'own modules',
          include: OWN_MODULES,
          exclude: [...configDefaults.exclude, ...NEEDS_VALKEY],
          globalSetup: GENERATED,
          expect: PATIENT,
        },
      },
      {
        ssr: { resolve: { conditions: ['react-server', ...defaultServerConditions] } },
        test: {
          name: 'server parts',
          include: SERVER_PARTS,
          execArgv: ['--conditions=react-server'],
          globalSetup: GENERATED,
          expect: PATIENT,
        },
      },
    ],
  },
})
