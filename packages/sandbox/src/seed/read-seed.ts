import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readTranslations } from '../translations.ts'
import { createSeedReader } from './seed-reader.ts'

const captionTexts = z.record(z.string(), z.string())

/** Reads the demo store: its texts are translated in `locales/`, a file for each language. */
export const demoReader = createSeedReader({
  captions: captionTexts.parse(JSON.parse(readText('captions'))),
  translations: readTranslations(new URL('./locales/', import.meta.url)),
})

/** The alternative text of every picture in the media folder, by file. */
export const { captions } = demoReader

/** A picture of the media folder, with its alternative text. */
export const toImage = (file: string) => demoReader.toImage(file)

/** Reads `{name}.json` of this folder and checks it; see `SeedReader.parse` for its abbreviations. */
export const readSeed = <T>(name: string, schema: z.ZodType<T>): T => demoReader.parse(readText(name), schema)

function readText(name: string): string {
  return readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')
}
