import { aPicture } from '@sorrel/domain/testing'
import { expect, test } from 'vitest'
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
