import { expect, test } from 'vitest'
import { toPageSheet, toScopedSheet } from './sheets.ts'

test('the reset holds for elements of the kit alone', () => {
  const sheet =
    '@layer sorrel.reset;@layer sorrel.kit{.a{color:red}}@layer sorrel.reset{*,*:before{margin:0}body{color:red}h1,h2{font:inherit}:focus-visible{outline:0}summary::marker{content:""}}@layer sorrel.kit{.b:hover .c{top:0}}'
  expect(toScopedSheet(sheet)).toBe(
    '@layer sorrel.reset;@layer sorrel.kit{.a{color:red}}@layer sorrel.kit{.b:hover .c{top:0}}@layer sorrel.reset{:where(.a,.b,.c){&,&:before{margin:0}&:where(h1),&:where(h2){font:inherit}&:focus-visible{outline:0}&:where(summary)::marker{content:""}}}',
  )
})

test('the theme gives the page variables but no colour', () => {
  const theme =
    '@layer sorrel.theme{:root{color-scheme:light;--a:1;color:red}[data-surface=brand]{color:red}}'
  expect(toScopedSheet(`${theme}@layer sorrel.reset{*{margin:0}}.a{top:0}`)).toContain(
    '@layer sorrel.theme{:root{--a:1;}[data-surface=brand]{color:red}}',
  )
})

test('a page with a reset needs none inside components', () => {
  expect(
    toPageSheet(
      '@layer sorrel.reset{*{margin:0}}@layer sorrel.reset{:where(.a) :where(ul){margin:0}}.a{top:0}',
    ),
  ).toBe('@layer sorrel.reset{*{margin:0}}.a{top:0}')
})

test('a sheet without a reset is refused', () => {
  expect(() => toScopedSheet('.a{color:red}')).toThrow('the sheet has no reset')
})
