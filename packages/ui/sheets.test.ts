import { expect, test } from 'vitest'
import { groupLayers, toPageSheet, toScopedSheet, toVariables } from './sheets.ts'

test('the reset holds for elements of the kit alone', () => {
  const sheet =
    '@layer sorrel.reset;@layer sorrel.kit{.a{color:red}}@layer sorrel.reset{*,*:before{margin:0}body{color:red}h1,h2{font:inherit}:focus-visible{outline:0}summary::marker{content:""}}@layer sorrel.kit{.b:hover .c{top:0}}'
  expect(toScopedSheet(sheet)).toBe(
    '@layer sorrel.reset,sorrel.kit;@layer sorrel.reset{:where(.a,.b,.c,[data-part=text]){&,&:before{margin:0}&:where(h1),&:where(h2){font:inherit}&:focus-visible{outline:0}&:where(summary)::marker{content:""}}}@layer sorrel.kit{.a{color:red}.b:hover .c{top:0}}',
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

test('a layer has one block, with its rules in their order', () => {
  expect(
    groupLayers(
      '@layer one;@layer two;@layer two{.a{top:0}@media print{.a{top:1px}}}@keyframes turn{to{top:0}}@layer one{.b{top:0}}\n@layer two{.c{top:0}}\n',
    ),
  ).toBe(
    '@layer one,two;@keyframes turn{to{top:0}}@layer one{.b{top:0}}@layer two{.a{top:0}@media print{.a{top:1px}}.c{top:0}}',
  )
  expect(() => groupLayers('@media print{@layer one{.a{top:0}}}')).toThrow('a layer lies in another rule')
})

test('the variables apart give the page no colour either', () => {
  expect(toVariables(':root{color-scheme:light;--a:1;color:red}')).toBe(':root{--a:1;}')
})

test('a sheet without a reset is refused', () => {
  expect(() => toScopedSheet('.a{color:red}')).toThrow('the sheet has no reset')
})
