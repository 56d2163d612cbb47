import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answers } from './answers.ts'
import { type Publication, toManifest } from './manifest.ts'
import { toReadme } from './readme.ts'
import { findKeys, toWords } from './words.ts'

/** The sandbox's own key. */
const SANDBOX = { url: 'http://localhost:4000', key: 'pk_sorrel_demo' }

/** A product of the sandbox, and its customer. */
const PRODUCT = 'oat-honey-soap-bar'
const CUSTOMER = { email: 'demo@sorrel.shop', password: 'sorrel-demo' }

/** Files and folders that npm would leave out of a package, or tools read as ours: a shop has them with a dot. */
const HIDDEN = [
  '_dockerignore',
  '_env.example',
  '_github',
  '_gitignore',
  '_oxlintrc.json',
  '_vscode',
] as const

export interface Writing extends Publication {
  /** Absolute; must not exist, or be empty. */
  readonly folder: string
  /** The folder of the templates. */
  readonly templates: string
}

/** Writes a new shop. Throws, before anything is written, where the folder holds something. */
export function writeProject(answers: Answers, { folder, templates, ...publication }: Writing): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: choose another name, or empty it first.`)
  mkdirSync(folder, { recursive: true })
  for (const part of ['shared', answers.template]) cpSync(join(templates, part), folder, { recursive: true })
  for (const name of HIDDEN)
    if (existsSync(join(folder, name))) renameSync(join(folder, name), join(folder, name.replace('_', '.')))
  const write = (file: string, content: string) => writeFileSync(join(folder, file), content)
  write('package.json', toJson(toManifest(answers, publication)))
  write('src/shop.ts', toShop(answers))
  write('README.md', toReadme(answers))
  write('sorrel.contract.json', toJson(toDeclaration(answers)))
  if (answers.template === 'next') write('src/app/icon.svg', toIcon(answers))
  writeWords(answers, folder)
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
  /** From this amount on, in \`currency\`, delivery is free, and the bag says what is missing. Undefined: it says nothing. */
  freeDeliveryFrom: undefined as number | undefined,
} as const
`
}

/** What the shop says of itself, so that `sorrel-contract` can try it. A store of its own has no customer yet. */
function toDeclaration({ template, languages: [language = 'en'], store }: Answers): object {
  const shop = { language, currency: 'GBP', words: `src/messages/${language}.json` }
  if (template === 'vite') return { chapters: ['bag', 'money'], prefix: '/#', product: PRODUCT, ...shop }
  const place = { prefix: `/${language}`, product: PRODUCT, ...shop }
  return store === undefined
    ? { ...place, customer: CUSTOMER }
    : { chapters: ['bag', 'money', 'errors', 'headers'], ...place }
}

/** A text as code with single quotes. */
const toText = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** The shop's first letter on its colour. */
function toIcon({ name, color }: Answers): string {
  const letter = /[a-z0-9]/i.exec(name)?.[0].toUpperCase() ?? ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="7" fill="${color}" />
  <text x="16" y="22" text-anchor="middle" font-family="serif" font-size="18" fill="#fff">${letter}</text>
</svg>
`
}

/** `my-shop` is called My shop. */
function toTitle(name: string): string {
  const words = name.replaceAll(/[-_.]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A file of words for each language, with every key that the shop's own source uses. */
function writeWords({ languages }: Answers, folder: string): void {
  const keys = findKeys(folder)
  mkdirSync(join(folder, 'src/messages'), { recursive: true })
  for (const language of languages)
    writeFileSync(join(folder, `src/messages/${language}.json`), toJson(toWords(language, keys)))
}

export const toJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`
