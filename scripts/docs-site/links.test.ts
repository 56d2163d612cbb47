import { expect, test } from 'vitest'
import { toSiteLinks } from './api-pages.ts'
import { drawDiagrams } from './diagrams.ts'
import { toSiteText } from './links.ts'
import type { Page } from './pages.ts'

const toPage = (file: string, id: string, body = ''): Page => ({ file, isStored: true, id, title: id, body })

test('links to pages, pictures and sources lead to the site, to copies and to the repository', () => {
  const page = toPage(
    'pages/one.md',
    'one',
    '[a](two.md#part) [b](../README.md) [c](../docs/home.jpg) [d](../turbo.json)',
  )
  const pages = [page, toPage('pages/two.md', 'two'), toPage('README.md', '')]
  const { body, pictures } = toSiteText(page, pages, '/base/')
  expect(body).toBe(
    '[a](/base/two/#part) [b](/base/) [c](/base/docs/home.jpg) [d](https://github.com/example/sorrel/blob/main/turbo.json)',
  )
  expect(pictures).toEqual(['docs/home.jpg'])
})

test('a link to a file that is not there is refused', () => {
  const page = toPage('pages/one.md', 'one', '[gone](gone.md)')
  expect(() => toSiteText(page, [page], '/')).toThrow('pages/one.md: there is no pages/gone.md')
})

test('links of the reference lead to pages', () => {
  const text = '[A](/base/api/ui/button.md#a) [all](/base/api/index.md) [other](https://example.com/a.md)'
  expect(toSiteLinks(text, '/base/api/')).toBe(
    '[A](/base/api/ui/button/#a) [all](/base/api/) [other](https://example.com/a.md)',
  )
})

test('a diagram becomes a picture with the name of its heading, and asks no other server for anything', () => {
  const body = '## A request\n\n```mermaid\nflowchart TB\n  shop --> service\n```\n\nAfter it.'
  const { text, drawings } = drawDiagrams(body, '/diagrams/one')
  expect(text).toBe('## A request\n\n![A request, as a picture](/diagrams/one-1.svg)\n\nAfter it.')
  expect(drawings).toHaveLength(1)
  expect(drawings[0]).toContain('service')
  expect(drawings[0]).not.toMatch(/@import|url\(.?https?:/)
})

test('code that names a public module leads to its reference, also in an import; a link stays one', () => {
  const page = toPage(
    'pages/one.md',
    'one',
    "`@sorrel/domain/money` `import { a } from '@sorrel/commerce'` `@sorrel/no/such` [`@sorrel/ui`](turbo.json)",
  )
  expect(toSiteText({ ...page, file: 'one.md' }, [page], '/base/').body).toBe(
    "[`@sorrel/domain/money`](/base/api/domain/money/) [`import { a } from '@sorrel/commerce'`](/base/api/commerce/) `@sorrel/no/such` [`@sorrel/ui`](https://github.com/example/sorrel/blob/main/turbo.json)",
  )
})
