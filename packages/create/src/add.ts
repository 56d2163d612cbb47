import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkLanguages, type Template } from './answers.ts'
import { DEVELOPMENT, getVersion, type Versions } from './manifest.ts'
import { NOTES, PARTS, readPart } from './parts.ts'
import { findKeys, isSpoken, toWords, type Words } from './words.ts'
import { toJson } from './write-project.ts'

export interface Adding {
  /** Of the shop. */
  readonly folder: string
  readonly templates: string
  readonly versions: Versions
  /** Replaces files that the shop has changed. Default: they stay, and are named. */
  readonly force?: boolean
}

/** What was done, in lines to print. */
type Report = readonly string[]

interface Manifest {
  readonly dependencies?: Versions
  readonly devDependencies?: Versions
}

/** Copies a part of the templates, with its test, into a shop. Throws, before anything is written, where it cannot. */
export function addPart(name: string, { folder, templates, versions, force = false }: Adding): Report {
  const manifest = readShop(folder)
  const template: Template = manifest.dependencies?.['next'] === undefined ? 'vite' : 'next'
  const part = readPart(name, template, templates)
  if (part === undefined)
    throw new Error(
      name in PARTS
        ? `${name} needs a server: it is for a shop with Next.`
        : `There is no part ${name}. Parts are ${[...Object.keys(PARTS), 'language'].join(', ')}.`,
    )
  const states = [...part.files].map(
    ([file, source]) => [file, source, getState(join(folder, file), source)] as const,
  )
  const written = states.filter(([, , state]) => state === 'missing' || (state === 'changed' && force))
  const kept = states.filter(([, , state]) => state === 'changed' && !force)
  const packages = toMissing(part.packages, manifest, versions)
  for (const [file, source] of written) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), source)
  }
  addPackages(folder, packages)
  const words = completeWords(folder)
  return [
    ...written.map(([file, , state]) => `${state === 'missing' ? 'wrote' : 'replaced'} ${file}`),
    ...kept.map(([file]) => `kept ${file}: it differs from the one of this version; --force replaces it`),
    ...Object.keys(packages).map((added) => `added ${added} to package.json`),
    ...words,
    ...(written.length > 0 ? [NOTES[name] ?? ''] : []),
    ...(Object.keys(packages).length > 0 ? ['Now run npm install.'] : []),
    ...(written.length === 0 && kept.length === 0 ? [`${name} is all there.`] : []),
  ]
}

/** Adds a language: its words, to be translated where nobody has, and its place in `src/shop.ts`. */
export function addLanguage(language: string, { folder }: Pick<Adding, 'folder'>): Report {
  readShop(folder)
  const wrong = checkLanguages(language)
  if (wrong !== undefined) throw new Error(wrong)
  const file = join(folder, 'src/messages', `${language}.json`)
  if (existsSync(file)) throw new Error(`The shop speaks ${language} already: ${file}.`)
  const shop = readFileSync(join(folder, 'src/shop.ts'), 'utf8')
  const next = shop.replace(/(languages: \[[^\]]*?)(,?\s*)\]/, `$1, '${language}'$2]`)
  if (next === shop) throw new Error("src/shop.ts has no list of languages: write languages: ['en'] there.")
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, toJson(toWords(language, findKeys(folder))))
  writeFileSync(join(folder, 'src/shop.ts'), next)
  return [
    `wrote src/messages/${language}.json`,
    `added ${language} to src/shop.ts`,
    ...(isSpoken(language) ? [] : ['The words are English: translate them.']),
  ]
}

/** The shop's manifest. Throws where the folder holds no shop. */
function readShop(folder: string): Manifest {
  const file = join(folder, 'package.json')
  if (!existsSync(file) || !existsSync(join(folder, 'src/shop.ts')))
    throw new Error(
      `${folder} holds no shop that create-sorrel wrote: it has no package.json with src/shop.ts.`,
    )
  return JSON.parse(readFileSync(file, 'utf8'))
}

function getState(file: string, source: string): 'changed' | 'missing' | 'same' {
  if (!existsSync(file)) return 'missing'
  return readFileSync(file, 'utf8') === source ? 'same' : 'changed'
}

/** Packages that the shop lacks, with their versions. */
function toMissing(names: readonly string[], manifest: Manifest, versions: Versions): Versions {
  const own = { ...manifest.dependencies, ...manifest.devDependencies }
  return Object.fromEntries(
    names.filter((name) => !(name in own)).map((name) => [name, getVersion(name, versions)]),
  )
}

function addPackages(folder: string, packages: Versions): void {
  if (Object.keys(packages).length === 0) return
  const file = join(folder, 'package.json')
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  const isTool = (name: string) => DEVELOPMENT.next.includes(name) || DEVELOPMENT.vite.includes(name)
  const pick = (wanted: boolean) =>
    Object.fromEntries(Object.entries(packages).filter(([name]) => isTool(name) === wanted))
  const dependencies = sort({ ...manifest.dependencies, ...pick(false) })
  const devDependencies = sort({ ...manifest.devDependencies, ...pick(true) })
  writeFileSync(file, toJson({ ...manifest, dependencies, devDependencies }))
}

const sort = (packages: Versions): Versions =>
  Object.fromEntries(Object.entries(packages).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** Gives each language the words that the new source uses. Its own stay. */
function completeWords(folder: string): Report {
  const place = join(folder, 'src/messages')
  if (!existsSync(place)) return []
  const keys = findKeys(folder)
  return readdirSync(place)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const own: Words = JSON.parse(readFileSync(join(place, name), 'utf8'))
      const all = { ...toWords(name.replace('.json', ''), keys), ...own }
      const count = Object.keys(all).length - Object.keys(own).length
      if (count > 0) writeFileSync(join(place, name), toJson(sort(all)))
      return count > 0 ? [`added ${count} words to src/messages/${name}`] : []
    })
}
