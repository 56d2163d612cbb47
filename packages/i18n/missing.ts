import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isLocale, LOCALES } from './src/locales.ts'
import { findMissing } from './src/namespaces/find-missing.ts'
import type { MessageTree } from './src/tree.ts'

/** Says what languages lack beside English: `pnpm --filter @sorrel/i18n missing`, or `… missing pl` for one that begins. */
const folder = new URL('./messages/', import.meta.url)

function readNamespace(locale: string, file: string): MessageTree {
  const url = new URL(`${locale}/${file}`, folder)
  return existsSync(url) ? JSON.parse(readFileSync(url, 'utf8')) : {}
}

const named = process.argv.slice(2)
const locales = named.length > 0 ? named : LOCALES.filter((locale) => locale !== 'en')
for (const locale of locales) {
  const lacks = readdirSync(new URL('en/', folder)).flatMap((file) =>
    findMissing(locale, readNamespace('en', file), readNamespace(locale, file)).map(
      (lack) => `${file}: ${lack}`,
    ),
  )
  const state = isLocale(locale) ? '' : ' (not in src/locales.ts yet)'
  process.stdout.write(`${[`${locale}${state} lacks ${lacks.length || 'nothing'}`, ...lacks].join('\n  ')}\n`)
  if (lacks.length > 0) process.exitCode = 1
}
