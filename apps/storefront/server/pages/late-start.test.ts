import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { STARTER, startLate } from './late-start.ts'

const DATA = '/_page-data/abc.js'
const DATA_TAG = `<script src="${DATA}" fetchpriority="low"></script>`
const toFile = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const toPage = (files: string) =>
  `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>${files}<script src="/old.js" noModule=""></script></head><body><p>Soap</p>${DATA_TAG}</body></html>`

test('one script in the place of the data names all files, the runtime before the rest', () => {
  const files = ['a', 'turbopack-b', 'c', 'a'].map(toFile).join('')
  const named = `${DATA} ${['turbopack-b', 'a', 'c'].map((name) => `/_next/static/chunks/${name}.js`).join(' ')}`
  expect(startLate(toPage(files), { data: DATA })).toBe(
    `<html><head><script src="/old.js" noModule=""></script></head><body><p>Soap</p><script data-files="${named}">${STARTER}</script></body></html>`,
  )
})

test('a page whose runtime is not known starts as the framework wrote it', () => {
  const page = toPage(toFile('a'))
  expect(startLate(page, { data: DATA })).toBe(page)
})

test('the fonts wait for the starter, and for nothing where no script runs', () => {
  const link = '<link rel="stylesheet" href="/fonts.css" data-precedence="next"/>'
  const styles = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>'
  const page = toPage(styles + link + toFile('turbopack-b'))
  const fonts = {
    path: '/fonts.css',
    basics: new Map([
      ['Figtree', '/figtree.woff2'],
      ['Fraunces', '/fraunces.woff2'],
    ]),
  }
  const late = startLate(page, { data: DATA, fonts })
  expect(late).toContain(`<head>${styles}<noscript>${link}</noscript>`)
  expect(late).toContain(' data-fonts="/fonts.css">')
  expect(startLate(page, { data: DATA })).toContain(`<head>${styles}${link}`)
  const themed = page.replace('<head>', `<head><style>:root{--body:'Figtree', serif}</style>`)
  expect(startLate(themed, { data: DATA, fonts })).toContain(' data-fonts="/fonts.css /figtree.woff2">')
})

test('the starter is one line that a browser can read', () => {
  expect(STARTER).not.toContain('\n')
  expect(() => new Script(STARTER)).not.toThrow()
})
