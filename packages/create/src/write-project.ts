import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLocale } from '@sorrel/i18n/locales'
import type { Answers } from './answers.ts'
import { toManifest, type Versions } from './manifest.ts'
import { ownMessages } from './own-messages.ts'
import { toReadme } from './readme.ts'

/** The sandbox's own key. */
const SANDBOX = { url: 'http://localhost:4000', key: 'pk_sorrel_demo' }

/** Files that npm would leave out of a package, or read as its own. */
const RENAMED = { _gitignore: '.gitignore', '_env.example': '.env.example' } as const

export interface Writing {
  /** Absolute; must not exist, or be empty. */
  readonly folder: string
  /** The folder of the templates. */
  readonly templates: string
  readonly versions: Versions
}

/** Writes a new shop. Throws, before anything is written, where the folder holds something. */
export function writeProject(answers: Answers, { folder, templates, versions }: Writing): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: choose another name, or empty it first.`)
  mkdirSync(folder, { recursive: true })
  for (const part of ['shared', answers.template]) cpSync(join(templates, part), folder, { recursive: true })
  for (const [from, to] of Object.entries(RENAMED))
    if (existsSync(join(folder, from))) renameSync(join(folder, from), join(folder, to))
  if (answers.store !== undefined) rmSync(join(folder, 'with-sandbox.mjs'))
  const write = (file: string, content: string) => writeFileSync(join(folder, file), content)
  write('package.json', `${JSON.stringify(toManifest(answers, versions), null, 2)}\n`)
  write('src/shop.ts', toShop(answers))
  write('README.md', toReadme(answers))
  writeWords(answers, { folder, write })
}

/** The shop's rules in the app. */
function toShop({ name, languages, color, store = SANDBOX }: Answers): string {
  return `/** The shop: who it is, where its store is, which languages it speaks. */
export const shop = {
  name: ${toText(toTitle(name))},
  /** Where the store is. Both are public: they are in every page. */
  store: { url: ${toText(store.url)}, key: ${toText(store.key)} },
  /** The first one is the default. */
  languages: [${languages.map(toText).join(', ')}],
  /** The brand's colour; contrast is seen to. */
  color: ${toText(color)},
  currency: 'GBP',
} as const
`
}

/** A text as code with single quotes. */
const toText = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** `my-shop` is called My shop. */
function toTitle(name: string): string {
  const words = name.replaceAll(/[-_.]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

interface Target {
  readonly folder: string
  readonly write: (file: string, content: string) => void
}

/** A messages file for each language that the packages lack, and the module that passes them to the app. */
function writeWords({ languages }: Answers, { folder, write }: Target): void {
  const own = languages.filter((language) => !isLocale(language.split('-')[0] ?? ''))
  const imports = own.map(
    (language) => `import ${toVariable(language)} from './messages/${language}.json' with { type: 'json' }\n`,
  )
  const entries = own.map((language) => `  ${JSON.stringify(language)}: ${toVariable(language)},\n`)
  write(
    'src/own-messages.ts',
    `${imports.join('')}${own.length > 0 ? '\n' : ''}/** Words in place of the packages' own, by language; \`src/messages\` holds a file for each. */
export const ownMessages: Readonly<Record<string, object>> = {${own.length > 0 ? `\n${entries.join('')}` : ''}}
`,
  )
  if (own.length > 0) mkdirSync(join(folder, 'src/messages'))
  for (const language of own)
    write(`src/messages/${language}.json`, `${JSON.stringify(ownMessages(language), null, 2)}\n`)
}

const toVariable = (language: string): string => language.replaceAll(/-(.)/g, (_, letter: string) => letter)
