import { aPicture } from '@sorrel/domain/testing'
import { expect, test } from 'vitest'
import { createCachedFiles } from './cached-files.ts'
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts'

const STORE = {
  locale: 'en',
  locales: [
    { code: 'en', name: 'English' },
    { code: 'fr', name: 'Français' },
  ],
}

test('a page has its address, its languages, its picture and the day of its last change', () => {
  const picture = aPicture({ src: 'https://cdn.test/a.jpg?a=1&b=2' })
  const xml = writeSitemap(
    [{ path: '/products/soap', picture, updatedAt: '2026-11-01' }, { path: '/' }],
    STORE,
  )
  expect(xml).toContain('<loc>http://localhost:3000/products/soap</loc><lastmod>2026-11-01</lastmod>')
  expect(xml).toContain('hreflang="fr" href="http://localhost:3000/fr/products/soap"')
  expect(xml).toContain('hreflang="x-default" href="http://localhost:3000/products/soap"')
  expect(xml).toMatch(/<image:loc>[^<]+<\/image:loc>/)
  expect(xml.match(/<url>/g)).toHaveLength(2)
})

test('the index names files', () => {
  expect(writeSitemapIndex(['/sitemaps/pages.xml'])).toContain(
    '<sitemap><loc>http://localhost:3000/sitemaps/pages.xml</loc></sitemap>',
  )
})

test('a file is made once, given while it is made anew, and stays while that fails', async () => {
  let time = 0
  let made = 0
  const files = createCachedFiles({ now: () => time })
  const make = () => Promise.resolve(`file ${(made += 1)}`)
  expect(await Promise.all([files.read('a', make), files.read('a', make)])).toEqual(['file 1', 'file 1'])
  time += 3_600_000
  expect(await files.read('a', () => Promise.reject(new Error('down')))).toBe('file 1')
  expect(await files.read('a', make)).toBe('file 1')
  await expect.poll(() => files.read('a', make)).toBe('file 2')
  await expect(files.read('b', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
})
