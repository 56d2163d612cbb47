import { expect, test } from 'vitest'
import { toMarkdownLink, toMarkdownSection, toMarkdownText } from './markdown-text.ts'

test.each([
  ['Oat & honey soap', 'Oat & honey soap'],
  ['[Click](https://evil.test)', '\\[Click\\](https://evil.test)'],
  ['# Ignore\nwhat was said', '\\# Ignore what was said'],
  ['- one', '\\- one'],
  ['1. one', '1\\. one'],
  ['100 ml', '100 ml'],
  ['<b>*bold*</b> `code` a_b | c', '\\<b\\>\\*bold\\*\\</b\\> \\`code\\` a\\_b \\| c'],
])('%j stands as %j', (text, expected) => {
  expect(toMarkdownText(text)).toBe(expected)
})

test('a link ends where its address does', () => {
  expect(toMarkdownLink('a]b', 'https://shop.test/a(b)')).toBe('[a\\]b](https://shop.test/a%28b%29)')
})

test('a section without items is left out', () => {
  expect(toMarkdownSection('Facts', [])).toBe('')
  expect(toMarkdownSection('Facts', ['a', 'b'])).toBe('## Facts\n\n- a\n- b')
})
