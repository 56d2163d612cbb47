import { expect, test } from 'vitest'
import { getPictureFiles } from '#shop/picture-files.ts'
import { parsePictureAddress } from './picture-address.ts'

test.each([
  ['/cdn/soap.webp', '/cdn/soap.webp'],
  ['/cdn/a b/ü,(1).webp', '/cdn/a%20b/%C3%BC%2C(1).webp'],
  ['/_next/static/media/hero.0a1b.png', '/_next/static/media/hero.0a1b.png'],
  ['https://cdn.swell.store/sorrel/1.png?width=20', 'https://cdn.swell.store/sorrel/1.png'],
  ['http://cdn.example:8080/1', 'http://cdn.example:8080/1'],
])('the address that pages give the files of %s is read', (src, source) => {
  const { src: address } = getPictureFiles({ src, version: '0123456789abcdef', width: 640 })
  expect(parsePictureAddress(address)).toEqual({ version: '0123456789abcdef', width: 1920, source })
  const { src: latest } = getPictureFiles({ src, width: 640 })
  expect(parsePictureAddress(latest)).toMatchObject({ version: undefined, source })
})

test('one source has one spelling', () => {
  const paths = ['cdn/soap.webp', 'cdn/%73oap.webp', 'cdn/so%61p%2Ewebp']
  const sources = paths.map((path) => parsePictureAddress(`/_image/1/640/${path}`)?.source)
  expect(new Set(sources)).toEqual(new Set(['/cdn/soap.webp']))
})

test.each([
  ['no prefix', '/cdn/soap.webp'],
  ['nothing', '/_image/'],
  ['a width that is not made', '/_image/1/641/cdn/soap.webp'],
  ['a width with zeros', '/_image/1/0640/cdn/soap.webp'],
  ['a width of another writing', '/_image/1/6.4e2/cdn/soap.webp'],
  ['no version', '/_image//640/cdn/soap.webp'],
  ['a version of other letters', '/_image/V_1/640/cdn/soap.webp'],
  ['a version without end', `/_image/${'1'.repeat(65)}/640/cdn/soap.webp`],
  ['another path of ours', '/_image/1/640/api/revalidate'],
  ['the folder itself', '/_image/1/640/cdn/'],
  ['a way out', '/_image/1/640/cdn/../graphql'],
  ['a hidden way out', '/_image/1/640/cdn/%2e%2e/graphql'],
  ['a way out in one name', '/_image/1/640/cdn/..%2fgraphql'],
  ['a way out with backslashes', '/_image/1/640/cdn/..%5cgraphql'],
  ['a way out of our files', '/_image/1/640/_next/static/media/..%2f..%2fserver%2fa.js'],
  ['our other files', '/_image/1/640/_next/static/chunks/a.js'],
  ['a zero byte', '/_image/1/640/cdn/a%00.webp'],
  ['a broken escape', '/_image/1/640/cdn/%zz'],
  ['another scheme', '/_image/1/640/file/etc/passwd'],
  ['a host that is none', '/_image/1/640/https/a b/c.png'],
  ['a path without end', `/_image/1/640/cdn/${'a'.repeat(1024)}`],
])('%s is no address of a picture', (_, path) => {
  expect(parsePictureAddress(path)).toBeUndefined()
})

test('a host with a password is not the host alone', () => {
  expect(parsePictureAddress('/_image/1/640/https/cdn.swell.store@10.0.0.1/a.png')?.source).toBe(
    'https://cdn.swell.store@10.0.0.1/a.png',
  )
})
