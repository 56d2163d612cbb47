import { getStorageKey, serializeLocation } from '@sorrel/contracts/storage'
import { DEFAULT_LOCATION } from '@sorrel/domain/location'
import { beforeEach, expect, test } from 'vitest'
import { findShopper, type BrowserEnvironment } from './find-shopper.ts'

const LOOK_UPS = { ipUrl: 'https://ip.test/', reverseUrl: 'https://reverse.test/v1?key=k' }
const FRANCE = { country: 'France', countryCode: 'FR', isUk: false, detected: true }

let requests: string[]
let warnings: unknown[]
let stored: Map<string, string>

beforeEach(() => {
  requests = []
  warnings = []
  stored = new Map()
})

/** Answers by host; a host without an answer is down. */
function getEnvironment(
  answers: Readonly<Record<string, unknown>>,
  others: Partial<BrowserEnvironment> = {},
): BrowserEnvironment {
  return {
    fetch: async (url) => {
      requests.push(url)
      const answer = answers[new URL(url).host]
      return answer === undefined ? new Response('', { status: 503 }) : Response.json(answer)
    },
    timeZone: 'Asia/Tokyo',
    storage: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => stored.set(key, value) },
    warn: (error) => warnings.push(error),
    ...others,
  }
}

const at = (latitude: number, longitude: number): BrowserEnvironment['geolocation'] => ({
  getCurrentPosition: (onFound) => {
    const coords = { latitude, longitude, accuracy: 1, altitude: null, altitudeAccuracy: null, heading: null }
    const all = { ...coords, speed: null, toJSON: () => coords }
    onFound({ coords: all, timestamp: 0, toJSON: () => all })
  },
})

test('the network address is enough, and its country is stored', async () => {
  const answers = { 'ip.test': { country_code: 'FR', country_name: 'France' } }
  expect(await findShopper(LOOK_UPS, getEnvironment(answers, { geolocation: at(1, 2) }))).toEqual(FRANCE)
  expect(requests).toEqual([LOOK_UPS.ipUrl])
  expect(stored.get(getStorageKey('location'))).toBe(serializeLocation(FRANCE))
})

test('a stored location makes no request', async () => {
  stored.set(getStorageKey('location'), serializeLocation(FRANCE))
  expect(await findShopper(LOOK_UPS, getEnvironment({}))).toEqual(FRANCE)
  expect(requests).toEqual([])
})

test('without a network address the position of the browser is looked up', async () => {
  const answers = { 'reverse.test': { countryCode: 'FR', countryName: 'France' } }
  const around = getEnvironment(answers, { geolocation: at(48.85, 2.35) })
  expect(await findShopper(LOOK_UPS, around)).toEqual(FRANCE)
  expect(requests[1]).toBe('https://reverse.test/v1?key=k&latitude=48.85&longitude=2.35&localityLanguage=en')
  expect(warnings).toHaveLength(1)
})

test('a shopper who refuses is located by the time zone', async () => {
  const geolocation: BrowserEnvironment['geolocation'] = {
    getCurrentPosition: (_, onFailed) =>
      onFailed?.({ code: 1, message: 'denied', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
  }
  const around = getEnvironment({}, { geolocation, timeZone: 'Europe/London' })
  expect(await findShopper(LOOK_UPS, around)).toEqual({ ...DEFAULT_LOCATION, detected: true })
  expect(warnings).toHaveLength(2)
})

test('when nothing is found it is the United Kingdom, and the next visit searches again', async () => {
  const answers = { 'ip.test': { country_code: 'nowhere' } }
  expect(await findShopper(LOOK_UPS, getEnvironment(answers))).toEqual(DEFAULT_LOCATION)
  expect(stored.size).toBe(0)
})

test('a storage that refuses access changes nothing', async () => {
  const refuse = () => {
    throw new Error('denied')
  }
  const answers = { 'ip.test': { country_code: 'FR', country_name: 'France' } }
  const around = getEnvironment(answers, { storage: { getItem: refuse, setItem: refuse } })
  expect(await findShopper(LOOK_UPS, around)).toEqual(FRANCE)
})

test('without look-ups nothing is asked, neither a service nor the shopper', async () => {
  const asked: unknown[] = []
  const geolocation = { getCurrentPosition: () => void asked.push('position') }
  await findShopper({}, getEnvironment({}, { geolocation, timeZone: 'Europe/Paris' }))
  expect([asked, requests]).toEqual([[], []])
})
