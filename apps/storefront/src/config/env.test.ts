import { expect, test } from 'vitest'
import { findMisspelt, parseEnv } from './env.ts'

test('everything has a default', () => {
  expect(parseEnv({})).toEqual({
    port: 3000,
    otelTracesSamplerArg: 0.05,
    host: '127.0.0.1',
    publicOrigin: 'http://localhost:3000',
    commerceUrl: 'http://localhost:4000',
    commerceGraphqlPath: '/graphql/v2',
    mediaUrl: 'http://localhost:4000',
    reviewsUrl: undefined,
    reviewRequestDays: undefined,
    restockMails: false,
    commercePublicKey: 'pk_sorrel_demo',
    storeApiPrefix: 'store-api',
    revalidateSecret: undefined,
    mediaOrigins: [],
    pageTransform: true,
    connectOrigins: [],
    editorOrigins: [],
    locationIpUrl: undefined,
    vaultUrl: 'http://localhost:4000/vault',
    locationReverseUrl: undefined,
    tagScriptUrl: undefined,
    webVitalsShare: undefined,
    releasesKept: 5,
    storeName: 'Store',
    poweredBy: 'Sorrel Storefront',
    varyOnCookie: true,
    proxyHops: 0,
    connectionsPerAddress: 64,
    signUpsPerHour: 10,
    renderRate: 4,
    renderBurst: 60,
    rendersWaiting: 64,
    renderWaitSeconds: 10,
    breakerPauseSeconds: 5,
    commerceCallsAtOnce: 32,
    serviceCacheSeconds: 5,
    commercePollSeconds: 60,
    webhookSecret: undefined,
    webhookSources: [],
    agentCapabilities: [],
    robots: [],
    agentProfileOrigins: [],
    agentRate: 5,
    agentBurst: 60,
    agentCallsAtOnce: 4,
    warmUpPages: true,
    sharedState: 'optional',
    diskLasts: true,
    drainMs: 0,
    logLevel: 'info',
  })
})

test('browsers measure only where somebody reads it', () => {
  expect(parseEnv({ METRICS_PORT: '9464' }).webVitalsShare).toBe(0.1)
  expect(parseEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }).webVitalsShare).toBe(0.1)
  expect(parseEnv({ METRICS_PORT: '9464', WEB_VITALS_SHARE: '0' }).webVitalsShare).toBeUndefined()
  expect(parseEnv({ WEB_VITALS_SHARE: '1' }).webVitalsShare).toBeUndefined()
})

test('the files of releases lie in a bucket or a folder', () => {
  for (const RELEASES_URL of ['s3://files/shop', 'file:///srv/releases'])
    expect(parseEnv({ RELEASES_URL }).releasesUrl).toBe(RELEASES_URL)
  for (const RELEASES_URL of ['https://files.example', '/srv/releases'])
    expect(() => parseEnv({ RELEASES_URL })).toThrow('RELEASES_URL')
})

test('asking for reviews needs the secret that the shop’s parts share', () => {
  expect(() => parseEnv({ REVIEW_REQUEST_DAYS: '14' })).toThrow('REVALIDATE_SECRET: is needed')
  const secret = { REVALIDATE_SECRET: 'a-secret-of-sixteen-or-more' }
  expect(parseEnv({ ...secret, REVIEW_REQUEST_DAYS: '14' }).reviewRequestDays).toBe(14)
})

test('where processes must share their state, whatever is missing for it is named', () => {
  const secrets = {
    DEVICE_SECRET: 'a-secret-of-sixteen-or-more',
    REVALIDATE_SECRET: 'another-secret-of-many',
  }
  expect(() => parseEnv({ SHARED_STATE: 'required' })).toThrow(
    'SHARED_STATE is required, and processes cannot share what is not set: VALKEY_URL, REVALIDATE_SECRET, DEVICE_SECRET',
  )
  const shared = { ...secrets, SHARED_STATE: 'required', VALKEY_URL: 'redis://localhost:6379' }
  expect(parseEnv(shared).sharedState).toBe('required')
})

test('an empty variable counts as unset, and addresses lose what follows their origin', () => {
  const env = parseEnv({
    PORT: '',
    PUBLIC_ORIGIN: 'https://shop.example/',
    COMMERCE_URL: 'https://sorrel.swell.store/graphql',
  })
  expect(env.port).toBe(3000)
  expect(env.publicOrigin).toBe('https://shop.example')
  expect(env.commerceUrl).toBe('https://sorrel.swell.store')
  expect(env.mediaUrl).toBe('https://sorrel.swell.store')
})

test('editors are origins', () => {
  expect(
    parseEnv({
      EDITOR_ORIGINS: 'https://a.example/editor http://localhost:4000',
      PREVIEW_SECRET: 'only-for-tests-preview',
    }).editorOrigins,
  ).toEqual(['https://a.example', 'http://localhost:4000'])
  expect(() => parseEnv({ EDITOR_ORIGINS: '*' })).toThrow('EDITOR_ORIGINS')
  expect(() => parseEnv({ EDITOR_ORIGINS: 'https://a.example' })).toThrow('PREVIEW_SECRET')
})

test('lists take commas and spaces', () => {
  expect(parseEnv({ MEDIA_ORIGINS: 'https://a.example, https://b.example' }).mediaOrigins).toEqual([
    'https://a.example',
    'https://b.example',
  ])
})

test('what is wrong is named all at once, never with its value', () => {
  const parse = () => parseEnv({ PORT: '99999', COMMERCE_URL: 'nowhere', REVALIDATE_SECRET: 'tooshort' })
  expect(parse).toThrow(/PORT.*COMMERCE_URL.*REVALIDATE_SECRET/s)
  expect(parse).not.toThrow(/tooshort/)
})

test('a secret key of the store never comes into the shop', () => {
  expect(() => parseEnv({ COMMERCE_PUBLIC_KEY: 'sk_live_1' })).toThrow(/COMMERCE_PUBLIC_KEY.*pk_/s)
  expect(() => parseEnv({ COMMERCE_PUBLIC_KEY: 'sk_live_1' })).not.toThrow(/live_1/)
})

test.each(['javascript:alert(1)', 'ftp://a.example'])('%s is no public origin', (value) => {
  expect(() => parseEnv({ PUBLIC_ORIGIN: value })).toThrow(/PUBLIC_ORIGIN/)
})

test('a hosted store’s cards go to the vault of the hosted service', () => {
  expect(parseEnv({ COMMERCE_URL: 'https://sorrel.swell.store' }).vaultUrl).toBe('https://vault.schema.io')
  expect(parseEnv({ COMMERCE_URL: 'https://swell.store.example' }).vaultUrl).toBe(
    'https://swell.store.example/vault',
  )
})

test('a misspelt variable is named with the nearest name, and never its value', () => {
  const variables = {
    COMERCE_URL: 'secret',
    WEBHOOK_SECRETS: 'secret',
    REVIWES_URL: 'secret',
    PATH: '/bin',
    COMMERCE_PORT: '1',
    PORT: '1',
  }
  expect(findMisspelt(variables)).toEqual([
    'COMERCE_URL is not known and has no effect: did you mean COMMERCE_URL?',
    'WEBHOOK_SECRETS is not known and has no effect: did you mean WEBHOOK_SECRET?',
    'REVIWES_URL is not known and has no effect: did you mean REVIEWS_URL?',
  ])
})
