import type { Answers, Template } from './answers.ts'

/** Ranges by package, as this package was published with. */
export type Versions = Readonly<Record<string, string>>

/** This package, as it was published. */
export interface Publication {
  readonly version: string
  readonly versions: Versions
}

const SHARED = [
  '@sorrel/commerce',
  '@sorrel/contracts',
  '@sorrel/domain',
  '@sorrel/i18n',
  '@sorrel/ui',
  'react',
  'react-dom',
  'urql',
]
const NEEDS: Readonly<Record<Template, readonly string[]>> = {
  next: [...SHARED, '@sorrel/reviews', 'next'],
  vite: SHARED,
}
/** `graphql` is for the tests: the test shop answers with it. */
const TOOLS = [
  '@playwright/test',
  '@sorrel/contract',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'graphql',
  'oxlint',
  'typescript',
  'vitest',
]
export const DEVELOPMENT: Readonly<Record<Template, readonly string[]>> = {
  next: TOOLS,
  vite: [...TOOLS, '@vitejs/plugin-react', 'vite'],
}
const COMMANDS: Readonly<
  Record<Template, Readonly<Record<'dev' | 'build' | 'start' | 'typecheck', string>>>
> = {
  next: {
    dev: 'next dev',
    build: 'next build',
    start: 'next start',
    typecheck: 'next typegen && tsc --noEmit',
  },
  vite: { dev: 'vite', build: 'tsc && vite build', start: 'vite preview', typecheck: 'tsc --noEmit' },
}

/** The shop's package.json. With a sandbox, `dev` and `start` bring it along. */
export function toManifest({ name, template, store }: Answers, { version, versions }: Publication): object {
  const { dev, build, start, typecheck } = COMMANDS[template]
  const withStore = (command: string) => (store === undefined ? `sorrel-with-sandbox ${command}` : command)
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.toSorted().map((needed) => [needed, getVersion(needed, versions)]))
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    // `create-sorrel upgrade` begins there.
    sorrel: { created: version },
    scripts: {
      dev: withStore(dev),
      // Pages of Next are built with what the store says.
      build: template === 'next' ? withStore(build) : build,
      start: withStore(start),
      lint: 'oxlint',
      typecheck,
      test: 'vitest run',
      contract: 'sorrel-contract http://localhost:3000',
    },
    dependencies: pick(NEEDS[template]),
    devDependencies: pick([...DEVELOPMENT[template], ...(store === undefined ? ['@sorrel/sandbox'] : [])]),
  }
}

/** Throws in a copy that was not published. */
export function getVersion(name: string, versions: Versions): string {
  const version = versions[name]
  if (version === undefined || !/^[\^~]?\d/.test(version))
    throw new Error(`This copy of create-sorrel does not know the version of ${name}: it was not published.`)
  return version
}
