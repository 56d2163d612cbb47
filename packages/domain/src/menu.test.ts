import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getMenuHref, type MenuItem, type NavigationEntry, toNavigation } from './menu.ts'
import { aMenu } from './testing.ts'

const name = 'Link'

describe('getMenuHref', () => {
  const cases: readonly [string, MenuItem, string | undefined][] = [
    ['category', { type: 'category', name, value: { slug: 'bath-body' } }, '/categories/bath-body'],
    ['category without a slug', { type: 'category', name, value: {} }, '/products'],
    ['category with an empty slug', { type: 'category', name, value: { slug: '' } }, '/products'],
    ['category without a value', { type: 'category', name }, undefined],
    ['product', { type: 'product', name, value: { slug: 'soap' } }, '/products/soap'],
    ['product without a slug', { type: 'product', name, value: {} }, undefined],
    ['product without a value', { type: 'product', name }, undefined],
    ['page', { type: 'page', name, value: { slug: 'about' } }, '/about'],
    ['page without a value', { type: 'page', name }, undefined],
    ['quiz', { type: 'quiz', name, value: { id: 'soap-finder' } }, '/quiz/soap-finder'],
    ['quiz without a value', { type: 'quiz', name }, undefined],
    ['outside address', { type: 'url', name, value: 'https://journal.test' }, 'https://journal.test'],
    ['address of this shop', { type: 'url', name, value: '/products?sort=name' }, '/products?sort=name'],
    ['address that is missing', { type: 'url', name }, '#'],
    ['address of blanks', { type: 'url', name, value: '  ' }, '#'],
    ['address that is unsafe', { type: 'url', name, value: 'javascript:alert(1)' }, undefined],
    ['heading', { type: 'heading', name }, '#'],
    ['home', { type: 'home', name }, '/'],
    ['column', { type: 'column', name }, undefined],
    ['a slug that is another host', { type: 'page', name, value: { slug: '/evil.test' } }, '/%2Fevil.test'],
    ['a slug that climbs', { type: 'category', name, value: { slug: '..' } }, undefined],
    ['a slug that stays', { type: 'page', name, value: { slug: '.' } }, undefined],
    ['a slug of blanks', { type: 'product', name, value: { slug: ' ' } }, undefined],
    [
      'a slug with words',
      { type: 'product', name, value: { slug: 'thé vert' } },
      '/products/th%C3%A9%20vert',
    ],
    [
      'a slug cut inside a character',
      { type: 'product', name, value: { slug: 'a\ud800' } },
      '/products/a%EF%BF%BD',
    ],
  ]

  it.each(cases)('%s', (_name, item, expected) => {
    expect(getMenuHref(item)).toBe(expected)
  })
})

describe('toNavigation', () => {
  it('turns a menu into groups, columns, headings and links', () => {
    expect(toNavigation(aMenu())).toEqual([
      {
        kind: 'group',
        label: 'Shop',
        href: '/categories/bath-body',
        external: false,
        items: [
          {
            kind: 'column',
            label: 'Bath',
            items: [
              { kind: 'heading', label: 'Bath & Body', href: '#' },
              { kind: 'link', label: 'Soap', href: '/products/oat-honey-soap-bar', external: false },
            ],
          },
          {
            kind: 'column',
            label: 'Home',
            items: [{ kind: 'link', label: 'All products', href: '/products', external: false }],
          },
        ],
      },
      { kind: 'link', label: 'Gifts', href: '/categories/gifts', external: false },
      { kind: 'link', label: 'About us', href: '/about', external: false },
      { kind: 'link', label: 'Find your soap', href: '/quiz/soap-finder', external: false },
      { kind: 'link', label: 'Journal', href: 'https://journal.test', target: '_blank', external: true },
    ])
  })

  const child: MenuItem = { type: 'home', name: 'Start' }
  const childLink = { kind: 'link', label: 'Start', href: '/', external: false }
  const cases: readonly [string, MenuItem, readonly object[]][] = [
    ['drops what has no link', { type: 'category', name }, []],
    ['drops an unsafe address', { type: 'url', name, value: '//evil.test' }, []],
    ['drops an empty column', { type: 'column', name, items: [] }, []],
    [
      'drops a column whose items are all dropped',
      { type: 'column', name, items: [{ type: 'page', name }] },
      [],
    ],
    [
      'keeps a group whose own link is dropped',
      { type: 'category', name, items: [child] },
      [{ kind: 'group', label: name, external: false, items: [childLink] }],
    ],
    [
      'opens a heading that holds items',
      { type: 'heading', name, items: [child] },
      [{ kind: 'group', label: name, external: false, items: [childLink] }],
    ],
    [
      'keeps the address of a group',
      { type: 'url', name, value: 'https://journal.test', target: '_blank', items: [child] },
      [
        {
          kind: 'group',
          label: name,
          href: 'https://journal.test',
          target: '_blank',
          external: true,
          items: [childLink],
        },
      ],
    ],
    [
      'makes a link of a group whose items are all dropped',
      { type: 'home', name, items: [{ type: 'page', name }] },
      [{ kind: 'link', label: name, href: '/', external: false }],
    ],
  ]

  it.each(cases)('%s', (_name, item, expected) => {
    expect(toNavigation([item])).toEqual(expected)
  })

  it('is empty for an empty menu', () => {
    expect(toNavigation([])).toEqual([])
  })
})

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('javascript:alert(1)', '//evil.test', '/\\evil.test', '..', 'java\nscript:x', ' data:x'),
)
const { item } = fc.letrec<{ item: MenuItem }>((tie) => {
  const shared = {
    name: text,
    items: fc.option(fc.array(tie('item'), { maxLength: 3 }), { nil: undefined, depthSize: 'small' }),
  }
  const slug = fc.option(fc.record({ slug: fc.option(text, { nil: undefined }) }), { nil: undefined })
  const id = fc.option(fc.record({ id: text }), { nil: undefined })
  return {
    item: fc.oneof(
      fc.record({
        ...shared,
        type: fc.constantFrom('category' as const, 'product' as const, 'page' as const),
        value: slug,
      }),
      fc.record({ ...shared, type: fc.constant('quiz' as const), value: id }),
      fc.record({ ...shared, type: fc.constant('url' as const), value: fc.option(text, { nil: undefined }) }),
      fc.record({ ...shared, type: fc.constantFrom('heading' as const, 'home' as const, 'column' as const) }),
    ),
  }
})

function getHrefs(entries: readonly NavigationEntry[]): readonly string[] {
  return entries.flatMap((entry) => {
    const own = 'href' in entry && entry.href !== undefined ? [entry.href] : []
    return 'items' in entry ? [...own, ...getHrefs(entry.items)] : own
  })
}

describe('for any menu', () => {
  it('no unsafe address ever comes out', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 5 }), (items) => {
        for (const href of getHrefs(toNavigation(items))) {
          expect(href).toMatch(/^(?:https?:\/\/[^/]|mailto:|tel:|\/(?!\/)|[#?])/i)
          expect(href).not.toMatch(/[\p{Cc}\\]/u)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('no group or column comes out empty', () => {
    const isFilled = (entry: NavigationEntry): boolean =>
      !('items' in entry) || (entry.items.length > 0 && entry.items.every(isFilled))
    fc.assert(
      fc.property(fc.array(item, { maxLength: 5 }), (items) => {
        expect(toNavigation(items).every(isFilled)).toBe(true)
      }),
    )
  })
})
