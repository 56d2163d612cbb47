import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getPackageFolder, PUBLISHED, readManifest } from '../packages.ts'
import { ROOT } from '../processes.ts'

const page = readFileSync(join(ROOT, 'docs/README.md'), 'utf8')
const cards = page.split(/^- (?=\*\*You want)/m).slice(1)
const exported: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(ROOT, 'docs/exports.json'), 'utf8'),
)
const published = PUBLISHED.map((name) => readManifest(getPackageFolder(name)))

/** What a card names that is not there. */
function findFaults(card: string): readonly string[] {
  const [, command = '', words = ''] =
    /^ {2}`(npm create|npm install(?: --save-dev)?|npx) (.*)`/m.exec(card) ?? []
  const [, names = '', specifier = ''] = /`import { (.*) } from '(.*)'`/.exec(card) ?? []
  if (command === 'npm create') return words === 'sorrel@latest' ? [] : [words]
  if (command === 'npx')
    return published.some(({ name, bin }) => name === words.split(' ')[0] && bin) ? [] : [words]
  const owner = specifier.split('/').slice(0, 2).join('/')
  const exists = published.some(({ name }) => name === owner) && words.split(' ').includes(owner)
  const known = exported[specifier]?.split(' ') ?? []
  return [...(exists ? [] : [owner]), ...names.split(', ').filter((name) => !known.includes(name))]
}

test.each(cards)('what to install and to import is there: %s', (card) => {
  expect(findFaults(card)).toEqual([])
})

test('each package stands on the first page, but for those that others bring', () => {
  const missing = published.filter(({ name }) => !new RegExp(`${name}\\b(?!-)`).test(page))
  expect(missing.map(({ name }) => name)).toEqual(['@sorrel/contracts', 'create-sorrel'])
})
