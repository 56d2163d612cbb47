import type { Answers, Template } from './answers.ts'

/** Ranges by package, as this package was published with. */
export type Versions = Readonly<Record<string, string>>

const SHARED = [
  '@sorrel/commerce',
  '@sorrel/domain',
  '@sorrel/i18n',
  '@sorrel/ui',
  'react',
  'react-dom',
  'urql',
]
const NEEDS: Readonly<Record<Template, readonly string[]>> = { next: [...SHARED, 'next'], vite: SHARED }
const TOOLS = ['@types/react', '@types/react-dom', 'typescript', 'vitest']
const DEVELOPMENT: Readonly<Record<Template, readonly string[]>> = {
  next: [...TOOLS, '@types/node'],
  vite: [...TOOLS, '@vitejs/plugin-react', 'vite'],
}
const COMMANDS: Readonly<Record<Template, Readonly<Record<'dev' | 'build' | 'start', string>>>> = {
  next: { dev: 'next dev', build: 'next build', start: 'next start' },
  vite: { dev: 'vite --port 3000', build: 'tsc && vite build', start: 'vite preview --port 3000' },
}

/** The shop's package.json. With a sandbox, `dev` and `start` bring it along. */
export function toManifest({ name, template, store }: Answers, versions: Versions): object {
  const { dev, build, start } = COMMANDS[template]
  const withStore = (command: string) => (store === undefined ? `node with-sandbox.mjs ${command}` : command)
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.toSorted().map((needed) => [needed, getVersion(needed, versions)]))
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: { dev: withStore(dev), build, start: withStore(start), test: 'vitest run' },
    dependencies: pick(NEEDS[template]),
    devDependencies: pick([...DEVELOPMENT[template], ...(store === undefined ? ['@sorrel/sandbox'] : [])]),
  }
}

function getVersion(name: string, versions: Versions): string {
  const version = versions[name]
  if (version === undefined || !/^[\^~]?\d/.test(version))
    throw new Error(`This copy of create-sorrel does not know the version of ${name}: it was not published.`)
  return version
}
