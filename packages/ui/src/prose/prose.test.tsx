import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prose } from './prose.tsx'

declare const brand: unique symbol
type Branded = string & { readonly [brand]: true }

const isBranded = (html: string): html is Branded => html.startsWith('<p>')

test('any branded string is accepted, a plain string is not', () => {
  const html = ['<p>', 'Soap', '</p>'].join('')
  // @ts-expect-error a plain string has not been sanitised
  const plain = <Prose html={html} />
  expect(plain.props).toHaveProperty('html')
  if (!isBranded(html)) throw new Error('not branded')
  expect(renderToStaticMarkup(<Prose html={html} />)).toContain('<p>Soap</p>')
})
