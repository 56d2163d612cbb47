import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { createModuleGraph } from './module-graph.ts'
import { readPageEntries } from './page-entries.ts'
import { readStoryEntries } from './story-entries.ts'

const KNOWN = new Set([
  'cart.title',
  'cart.total',
  'cart.empty',
  'order.status.sent',
  'order.status.paid',
  'order.title',
])

const folders: string[] = []

afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

type Tree = Readonly<Record<string, string>>

/** An app with these files; `pages/…` are its pages. */
function readApp(tree: Tree) {
  const sourceFolder = mkdtempSync(join(tmpdir(), 'messages-'))
  folders.push(sourceFolder)
  for (const [name, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(sourceFolder, name)), { recursive: true })
    writeFileSync(join(sourceFolder, name), text)
  }
  const graph = createModuleGraph({ sourceFolder, packagesFolder: join(sourceFolder, 'packages') })
  const { entries, faults } = readPageEntries({
    graph,
    pagesFolder: join(sourceFolder, 'pages'),
    known: KNOWN,
  })
  return {
    keys: Object.fromEntries(entries.map((entry) => [entry.name, [...entry.keys].sort()])),
    lateKeys: Object.fromEntries(entries.map((entry) => [entry.name, [...entry.lateKeys].sort()])),
    faults: faults.map((fault) => fault.replace(`${sourceFolder}/`, '')),
    stories: readStoryEntries(graph, entries, sourceFolder),
  }
}

/** A page that draws `<Part />`. */
const toPage = (name = 'page', from = '#part.tsx') =>
  `import { Part } from '${from}'\nexport default () => <PageMessages of="${name}"><Part /></PageMessages>\n`

/** A page whose part runs this in the browser. */
const withPart = (code: string, more: Tree = {}): Tree => ({
  'pages/page.tsx': toPage(),
  'part.tsx': `'use client'\n${code}`,
  ...more,
})

describe('what code in the browser names is brought', () => {
  test.each([
    ['a text', `export const Part = () => t('cart.title')`, ['cart.title']],
    [
      'one of two',
      `export const Part = () => useShop().t(x ? 'cart.title' : 'cart.total')`,
      ['cart.title', 'cart.total'],
    ],
    [
      'a text with a hole',
      'export const Part = ({ status }) => shop.t(`order.status.${status}`)',
      ['order.status.paid', 'order.status.sent'],
    ],
    [
      'a table',
      `const TABLE = { a: 'cart.title', b: 'cart.total' } as const\nexport const Part = ({ x }) => t(TABLE[x])`,
      ['cart.title', 'cart.total'],
    ],
    [
      'a type of texts',
      `type Key = 'cart.title' | undefined\nexport const Part = ({ key }) => t(key satisfies Key)`,
      ['cart.title'],
    ],
    [
      'the type of a table',
      `const KEYS = ['cart.title'] as const\nexport const Part = ({ key }) => t(key satisfies (typeof KEYS)[number])`,
      ['cart.title'],
    ],
    [
      'what nobody uses',
      `export const Other = () => t('cart.total')\nexport const Part = () => t('cart.title')`,
      ['cart.title'],
    ],
    ['a type', `type Key = 'cart.total'\nexport const Part = () => t('cart.title')`, ['cart.title']],
  ])('%s', (_, code, keys) => {
    expect(readApp(withPart(code))).toMatchObject({ keys: { page: keys }, faults: [] })
  })

  test('through imports, lazy ones too, and past lists of exports', () => {
    const app = withPart(
      `import { getTitle } from './exports.ts'\nconst lazy = () => import('./late.ts')\nexport const Part = () => [getTitle(), lazy()]`,
      {
        'exports.ts': `export * from './title.ts'\nexport { other } from './other.ts'`,
        'title.ts': `export const getTitle = () => 'cart.title'`,
        'other.ts': `export const other = 'cart.empty'`,
        'late.ts': `export const late = 'cart.total'`,
      },
    )
    expect(readApp(app)).toMatchObject({ keys: { page: ['cart.title', 'cart.total'] }, faults: [] })
  })

  test('what a table of another module names with its type', () => {
    const app = withPart(
      `import type { Issue } from './issues.ts'\nexport const Part = ({ issue }) => t(issue satisfies Issue)`,
      { 'issues.ts': `export type Issue = 'cart.title' | 'cart.total'` },
    )
    expect(readApp(app)).toMatchObject({ keys: { page: ['cart.title', 'cart.total'] }, faults: [] })
  })

  test('a late part brings its own: what nothing needs at once', () => {
    const app = withPart(
      `const Late = createLatePart(async () => (await import('./late.tsx')).Late)\nexport const Part = () => [t('cart.title'), <Late.Part />]`,
      { 'late.tsx': `export const Late = () => t('cart.title') + t('cart.total')` },
    )
    expect(readApp(app)).toMatchObject({
      keys: { page: ['cart.title'] },
      lateKeys: { page: ['cart.total'] },
      faults: [],
    })
  })

  test('what is late in a layout and at once in a page comes with the page', () => {
    const late = `const Late = createLatePart(async () => (await import('./late.tsx')).Late)\n`
    const app = {
      'pages/layout.tsx': toPage('layout', '#frame.tsx'),
      'pages/shop/page.tsx': toPage('shop/page', '#late.tsx'),
      'frame.tsx': `'use client'\n${late}export const Part = () => <Late.Part />`,
      'late.tsx': `'use client'\nexport const Late = () => t('cart.title')\nexport const Part = Late`,
    }
    expect(readApp(app)).toMatchObject({
      keys: { layout: [], 'shop/page': ['cart.title'] },
      lateKeys: { layout: ['cart.title'], 'shop/page': [] },
      faults: [],
    })
  })

  test('not what a client module draws on the server alone, nor what was written from these lists', () => {
    const app = withPart(
      `import { table } from './generated/table.ts'\nconst drawn = drawOnServer(async () => (await import('./drawn.tsx')).Drawn)\nexport const Part = () => [t('cart.title'), drawn, table]`,
      {
        'drawn.tsx': `export const Drawn = () => t('cart.total')`,
        'generated/table.ts': `export const table = { 'cart.empty': '' }`,
      },
    )
    expect(readApp(app)).toMatchObject({ keys: { page: ['cart.title'] }, faults: [] })
  })

  test('not what only the server draws', () => {
    const app = {
      'pages/page.tsx': `import { Part } from '#part.tsx'\nexport default () => <Part label={t('cart.title')} />`,
      'part.tsx': `import { Button } from './button.tsx'\nexport const Part = () => [t('cart.total'), <Button />]`,
      'button.tsx': `'use client'\nexport const Button = () => null`,
    }
    expect(readApp(app)).toMatchObject({ keys: { page: [] }, faults: [] })
  })

  test('a page brings what its layout does not; error screens stand in the layout', () => {
    const app = {
      'pages/layout.tsx': toPage('layout', '#frame.tsx'),
      'pages/shop/page.tsx': toPage('shop/page'),
      'pages/shop/error.tsx': `'use client'\nexport default () => t('cart.empty')`,
      'frame.tsx': `'use client'\nexport const Part = () => t('cart.title')`,
      'part.tsx': `'use client'\nexport const Part = () => t('cart.title') + t('cart.total')`,
    }
    expect(readApp(app)).toMatchObject({
      keys: { layout: ['cart.empty', 'cart.title'], 'shop/page': ['cart.total'] },
      faults: [],
    })
  })
})

describe('faults', () => {
  test.each([
    ['a property', 'export const Part = ({ label }) => t(label)'],
    ['a text made of parts', `export const Part = ({ x }) => t('cart.' + x)`],
    ['a text that begins with a hole', 'export const Part = ({ x }) => t(`${x}.title`)'],
    ['what a function answers', 'export const Part = ({ x }) => shop.t(getKey(x))'],
    ['an open type', 'export const Part = ({ x }) => t(x satisfies MessageKey)'],
    ['one side of two', `export const Part = ({ x }) => t(x ?? 'cart.title')`],
  ])('a key that cannot be seen: %s', (_, code) => {
    const { faults } = readApp(withPart(`\n${code}\nconst seen = 'cart.title'`))
    expect(faults).toContainEqual(expect.stringMatching(/^part\.tsx:3: nobody can see/))
  })

  test('a page that brings nothing, another page’s messages, or needless ones', () => {
    const part = `'use client'\nexport const Part = () => t('cart.title')`
    const read = (page: string, code = part) => readApp({ 'pages/page.tsx': page, 'part.tsx': code }).faults
    expect(read(toPage().replace(/<.?PageMessages[^>]*>/g, ''))).toEqual([
      expect.stringMatching(/^pages\/page\.tsx: the browser needs messages here \(cart\.title …\)/),
    ])
    expect(read(toPage('other/page'))).toEqual([
      expect.stringContaining('messages of "other/page", not its own'),
    ])
    expect(read(toPage(), `'use client'\nexport const Part = () => null`)).toEqual([
      expect.stringContaining('leave <PageMessages> out'),
    ])
  })
})

test('a story carries what every page carries that draws its component', () => {
  const story = `import { Part } from './part.tsx'\nconst meta = { title: 'Parts/Part' } satisfies Meta`
  const both = (name: string, other: string) =>
    `import { Part } from '#part.tsx'\nimport { Other } from '#${other}.tsx'\nexport default () => <PageMessages of="${name}"><Part /><Other /></PageMessages>`
  const app = {
    'pages/one/page.tsx': both('one/page', 'one'),
    'pages/two/page.tsx': both('two/page', 'two'),
    'one.tsx': `'use client'\nexport const Other = () => t('cart.total') + t('order.title')`,
    'two.tsx': `'use client'\nexport const Other = () => t('cart.empty') + t('order.title')`,
    'part.tsx': `'use client'\nexport const Part = () => t('cart.title')`,
    'part.stories.tsx': story,
  }
  expect(readApp(app).stories).toEqual([
    { title: 'Parts/Part', isClient: true, keys: new Set(['cart.title', 'order.title']) },
  ])
})
