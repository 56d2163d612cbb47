import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isExternalUrl, toSafeUrl } from './url.ts'

describe('toSafeUrl', () => {
  it.each([
    ['https://journal.test/a?b=c#d', 'https://journal.test/a?b=c#d'],
    ['HTTP://journal.test', 'HTTP://journal.test'],
    ['  https://journal.test  ', 'https://journal.test'],
    ['mailto:hello@shop.test', 'mailto:hello@shop.test'],
    ['tel:+441234567', 'tel:+441234567'],
    ['/pages/about', '/pages/about'],
    ['#reviews', '#reviews'],
    ['?sort=name', '?sort=name'],
    ['about', '/about'],
    ['about/us?x=1', '/about/us?x=1'],
    ['about/a:b', '/about/a:b'],
    ['guide.md_old', '/guide.md_old'],
    ['example.com', 'https://example.com'],
    ['www.example.com/a', 'https://www.example.com/a'],
    ['example.com:8080/a', 'https://example.com:8080/a'],
    ['', undefined],
    ['   ', undefined],
    ['//evil.test', undefined],
    ['/\\evil.test', undefined],
    ['\\\\evil.test', undefined],
    ['https:\\\\evil.test', undefined],
    ['https:evil.test', undefined],
    ['https:///evil.test', undefined],
    ['javascript:alert(1)', undefined],
    ['JavaScript:alert(1)', undefined],
    [' javascript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['java\tscript:alert(1)', undefined],
    ['\u0001javascript:alert(1)', undefined],
    ['javascript:alert(1).com', undefined],
    ['javascript://example.com/%0aalert(1)', undefined],
    ['data:text/html,x', undefined],
    ['vbscript:x', undefined],
    ['blob:https://shop.test/x', undefined],
    ['file:///etc/passwd', undefined],
    ['/a\u2028b', undefined],
    ['https://shop.test/a\u0000', undefined],
  ])('%j gives %j', (address, expected) => {
    expect(toSafeUrl(address)).toBe(expected)
  })

  const dangerous = fc.constantFrom(
    'javascript:',
    'JAVA',
    'script',
    ':',
    '/',
    '\\',
    '\t',
    '\n',
    '\u0000',
    ' ',
    '.',
    '@',
    'data:',
    'a',
    '//',
  )
  const addresses = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.array(dangerous).map((parts) => parts.join('')),
  )

  it('gives nothing a browser would run or read as another host', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const url = toSafeUrl(address)
        if (url === undefined) return
        expect(url).toMatch(/^(?:https?:\/\/|mailto:|tel:|[/#?])/i)
        expect(url.startsWith('//')).toBe(false)
        expect(url).not.toMatch(/[\p{Cc}\\]/u)
        expect(toSafeUrl(url)).toBe(url)
      }),
      { numRuns: 1000 },
    )
  })

  it('keeps every web address as it is', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        expect(toSafeUrl(address)).toBe(address)
      }),
    )
  })
})

describe('isExternalUrl', () => {
  it.each([
    ['/about', false],
    ['#', false],
    ['?q=soap', false],
    ['https://journal.test', true],
    ['mailto:hello@shop.test', true],
  ])('%s: %s', (url, expected) => {
    expect(isExternalUrl(url)).toBe(expected)
  })
})
