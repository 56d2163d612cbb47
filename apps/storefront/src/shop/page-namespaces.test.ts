import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getMessages } from '@sorrel/i18n/messages'
import { expect, test } from 'vitest'
import { getPageNamespaces, PAGE_ENTRIES } from './page-namespaces.ts'

const SOURCE = join(import.meta.dirname, '..')
const PAGES = join(SOURCE, 'app/[locale]/[currency]')

const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8')

test('pages and layouts bring their own namespaces', () => {
  const named = globSync('**/{page,layout}.tsx', { cwd: PAGES }).flatMap((file) => {
    const of = /(?:<PageMessages\s+of="|\bmessages: ')([^"']+)/.exec(read(PAGES, file))?.[1]
    return of === undefined ? [] : [[of, file.replace(/\.tsx$/, '')] as const]
  })
  for (const [of, name] of named) expect(of).toBe(name)
  expect(named.map(([of]) => of).sort()).toEqual(PAGE_ENTRIES.toSorted())
})

test('no page names a namespace twice, nor one that its layout brings at once', () => {
  for (const of of PAGE_ENTRIES) {
    const { now, late } = getPageNamespaces(of)
    const above = PAGE_ENTRIES.filter((name) => name !== of && name.endsWith('/layout'))
      .filter((name) => of.startsWith(name.replace(/layout$/, '')))
      .flatMap((name) => getPageNamespaces(name).now)
    const all = [...above, ...now, ...late]
    expect([of, all.toSorted()]).toEqual([of, [...new Set(all)].sort()])
  }
})

/** Draws without the shop, with every message at hand. */
const WITHOUT_SHOP = 'shell/error-document.tsx'

test('what code for the browser says by its key is in a namespace that pages bring', () => {
  const brought = PAGE_ENTRIES.flatMap((of) => Object.values(getPageNamespaces(of)).flat())
  const keys = Object.keys(getMessages('en', brought)).map((key) =>
    key.replace(/_(?:zero|one|two|few|many|other)$/, ''),
  )
  const lost = globSync('{features,shop,shell,form}/**/*.tsx', { cwd: SOURCE })
    .filter((file) => file !== WITHOUT_SHOP)
    .map((file) => [file, read(SOURCE, file)] as const)
    .filter(([, code]) => code.startsWith("'use client'"))
    .flatMap(([file, code]) =>
      [...code.matchAll(/\bt\('([\w.]+)'/g)].map(([, key = '']) => [file, key] as const),
    )
    .filter(([, key]) => !keys.includes(key))
  expect(lost).toEqual([])
})
