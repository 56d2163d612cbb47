import { expect, test } from 'vitest'
import { parseEnv } from '#config/env.ts'
import { createPolicy, getPagePolicy, POLICY_MAX_BYTES } from './content-security-policy.ts'

const OPTIONS = {
  connect: ['https://shop.example'],
  images: ['https://cdn.example'],
  media: ['https://films.example'],
  secure: true,
}

function toDirectives(policy: string): Map<string, readonly string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

test('scripts and style elements run by own file, hash or nonce and nothing else', () => {
  const policy = toDirectives(createPolicy(OPTIONS)({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }))
  expect(policy.get('script-src')).toEqual(["'self'", "'sha256-a'"])
  expect(policy.get('style-src-elem')).toEqual(["'self'", "'sha256-b'"])
  expect(policy.get('style-src')).toEqual(["'self'"])
})

test('unsafe-inline stands for style attributes alone', () => {
  const policy = toDirectives(createPolicy(OPTIONS)({ scripts: ["'nonce-x'"], styles: [] }))
  const loose = [...policy].filter(([, sources]) => sources.some((source) => /unsafe|^\*$/.test(source)))
  expect(loose).toEqual([['style-src-attr', ["'unsafe-inline'"]]])
})

test('calls, pictures and videos come from the configured origins', () => {
  const policy = toDirectives(createPolicy(OPTIONS)({ scripts: [], styles: [] }))
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://shop.example'])
  expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://cdn.example'])
  expect(policy.get('media-src')).toEqual(["'self'", 'https://films.example'])
})

test('scripts come from another origin only where one is named', () => {
  const getSources = (scripts?: readonly string[]) =>
    toDirectives(createPolicy({ ...OPTIONS, scripts })({ scripts: ["'nonce-x'"], styles: [] })).get(
      'script-src',
    )
  expect(getSources()).toEqual(["'self'", "'nonce-x'"])
  expect(getSources(['https://tags.example'])).toEqual(["'self'", 'https://tags.example', "'nonce-x'"])
})

test('the editor frames pages of the preview, and nobody frames any other', () => {
  const editors = ['https://editor.example']
  const code = { scripts: [], styles: [] }
  expect(createPolicy({ ...OPTIONS, editors })({ ...code, framed: true })).toContain(
    'frame-ancestors https://editor.example;',
  )
  expect(createPolicy({ ...OPTIONS, editors })(code)).toContain("frame-ancestors 'none';")
  expect(createPolicy(OPTIONS)({ ...code, framed: true })).toContain("frame-ancestors 'none';")
})

test('plain http is upgraded only where the shop is served over https', () => {
  expect(createPolicy(OPTIONS)({ scripts: [], styles: [] })).toContain('upgrade-insecure-requests')
  expect(createPolicy({ ...OPTIONS, secure: false })({ scripts: [], styles: [] })).not.toContain(
    'upgrade-insecure',
  )
})

test('a page of a hundred inline scripts stays below the ceiling', () => {
  const scripts = Array.from({ length: 100 }, (_, index) => `'sha256-${String(index).padStart(43, 'x')}='`)
  expect(Buffer.byteLength(createPolicy(OPTIONS)({ scripts, styles: [] }))).toBeLessThan(POLICY_MAX_BYTES)
})

test('the pages of a shop may call the services that its environment names', () => {
  const env = parseEnv({
    COMMERCE_URL: 'https://shop.swell.store',
    LOCATION_IP_URL: 'https://where.example/by-ip',
    TAG_SCRIPT_URL: 'https://tags.example/t.js',
    PUBLIC_ORIGIN: 'https://shop.example',
  })
  const policy = toDirectives(getPagePolicy(env)({ scripts: [], styles: [] }))
  expect(policy.get('connect-src')).toEqual([
    "'self'",
    'https://shop.swell.store',
    'https://where.example',
    'https://vault.schema.io',
    'https://tags.example',
  ])
  expect(policy.get('script-src')).toEqual(["'self'", 'https://tags.example'])
  expect(policy.has('upgrade-insecure-requests')).toBe(true)
})
