import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLocale } from '@sorrel/i18n/locales'
import { getMessages } from '@sorrel/i18n/messages'
import arabic from './words/ar.json' with { type: 'json' }
import polish from './words/pl.json' with { type: 'json' }

/** Words by key, plural forms with their suffix, as an app reads them. */
export type Words = Readonly<Record<string, string>>

/** Whole translations of what the starters say, into languages that the packages lack. */
export const TRANSLATIONS: Readonly<Record<string, Words>> = { ar: arabic, pl: polish }

const FORM = /_(?:zero|one|two|few|many|other)$/
const getStem = (key: string): string => key.replace(FORM, '')
const getBase = (language: string): string => language.split('-')[0] ?? language

/** Whether its words are ready; else they are English, to be translated. */
export const isSpoken = (language: string): boolean =>
  isLocale(getBase(language)) || getBase(language) in TRANSLATIONS

/** The keys of every `t('…')` in a folder's source; one that is put together ends in a dot: `products.purchase.`. */
export function findKeys(folder: string): readonly string[] {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
  const source = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, 'src', file), 'utf8'))
    .join('\n')
  const keys = [...source.matchAll(/\bt\(\s*['`]([\w.]+)/g)].map(([, key = '']) => key)
  return [...new Set(keys)].toSorted()
}

/** A language's words for these keys, in every plural form that it has. */
export function toWords(language: string, keys: readonly string[]): Words {
  const english = getMessages('en')
  const known = Object.assign({}, english, getMessages(getBase(language)), TRANSLATIONS[getBase(language)])
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const stems = new Set(Object.keys(english).map(getStem))
  const wanted = [...stems].filter((stem) =>
    keys.some((key) => stem === key || (key.endsWith('.') && stem.startsWith(key))),
  )
  const unknown = keys.filter((key) => !key.endsWith('.') && !stems.has(key))
  if (unknown.length > 0) throw new Error(`The packages have no words for ${unknown.join(', ')}.`)
  const entries = wanted.flatMap((stem) =>
    stem in english
      ? [[stem, known[stem]]]
      : pluralCategories.map((form) => [
          `${stem}_${form}`,
          known[`${stem}_${form}`] ?? known[`${stem}_other`],
        ]),
  )
  return Object.fromEntries(entries.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)))
}
