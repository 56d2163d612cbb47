import { ACCEPT_ALL, type Consent, DECLINE_ALL } from '@sorrel/contracts/storage'
import { expect, test } from 'vitest'
import { type AnalyticsAdapter, type CommerceEvent, createAnalytics, createEventQueue } from './analytics.ts'

const search = (term: string): CommerceEvent => ({ type: 'search', term })

/** Analytics whose adapters record what they receive. */
function setUp(...others: readonly AnalyticsAdapter[]) {
  const received: Record<AnalyticsAdapter['purpose'], CommerceEvent[]> = { analytics: [], marketing: [] }
  const failures: unknown[] = []
  const toAdapter = (purpose: AnalyticsAdapter['purpose']): AnalyticsAdapter => ({
    purpose,
    send: (event) => received[purpose].push(event),
  })
  const analytics = createAnalytics({
    adapters: [...others, toAdapter('analytics'), toAdapter('marketing')],
    onFailure: (error) => failures.push(error),
  })
  return { analytics, received, failures }
}

test('no event is sent before the choice; a grant replays them in order', () => {
  const { analytics, received } = setUp()
  analytics.track(search('soap'))
  analytics.setConsent(undefined)
  analytics.track({ type: 'sign_up' })
  expect(received.analytics).toEqual([])
  analytics.setConsent(ACCEPT_ALL)
  expect(received.analytics).toEqual([search('soap'), { type: 'sign_up' }])
  analytics.track(search('brush'))
  expect(received.analytics.at(-1)).toEqual(search('brush'))
})

test('a decline drops the waiting events: a later grant does not replay them', () => {
  const { analytics, received } = setUp()
  analytics.track(search('soap'))
  analytics.setConsent(DECLINE_ALL)
  analytics.track(search('brush'))
  analytics.setConsent(ACCEPT_ALL)
  expect(received).toEqual({ analytics: [], marketing: [] })
})

test('each adapter receives only what its own purpose was granted for', () => {
  const { analytics, received } = setUp()
  analytics.track(search('soap'))
  analytics.setConsent({ necessary: true, analytics: false, marketing: true })
  expect(received).toEqual({ analytics: [], marketing: [search('soap')] })
})

test('an adapter that fails stops neither the shop nor the others', () => {
  const broken: AnalyticsAdapter = {
    purpose: 'analytics',
    start: () => {
      throw new Error('start')
    },
    onConsent: () => {
      throw new Error('consent')
    },
    send: () => {
      throw new Error('send')
    },
  }
  const { analytics, received, failures } = setUp(broken)
  analytics.setConsent(ACCEPT_ALL)
  analytics.track(search('soap'))
  expect(received.analytics).toEqual([search('soap')])
  expect(failures.map(String)).toEqual(['Error: start', 'Error: consent', 'Error: send'])
})

test('an adapter whose sending rejects is reported', async () => {
  const refused = new Error('not taken')
  const { analytics, received, failures } = setUp({
    purpose: 'analytics',
    send: () => Promise.reject(refused),
  })
  analytics.setConsent(ACCEPT_ALL)
  analytics.track(search('soap'))
  await Promise.resolve()
  expect(failures).toEqual([refused])
  expect(received.analytics).toEqual([search('soap')])
})

test('a choice taken back stops the events from that moment on', () => {
  const { analytics, received } = setUp()
  analytics.setConsent(ACCEPT_ALL)
  analytics.track(search('soap'))
  analytics.setConsent(DECLINE_ALL)
  analytics.track(search('brush'))
  expect(received).toEqual({ analytics: [search('soap')], marketing: [search('soap')] })
})

test('a hundred events wait: the newest ones', () => {
  const { analytics, received } = setUp()
  for (let index = 0; index <= 100; index += 1) analytics.track(search(String(index)))
  analytics.setConsent(ACCEPT_ALL)
  expect(received.analytics).toHaveLength(100)
  expect(received.analytics[0]).toEqual(search('1'))
})

test('a queue keeps the newest events until the code of analytics is there, then passes on at once', () => {
  const { track, connect } = createEventQueue(2)
  const received: CommerceEvent[] = []
  for (const term of ['a', 'b', 'c']) track(search(term))
  connect((event) => received.push(event))
  track(search('d'))
  expect(received).toEqual([search('b'), search('c'), search('d')])
})

const PURPOSES = ['analytics', 'marketing'] as const
const STEPS = [
  'event',
  ACCEPT_ALL,
  DECLINE_ALL,
  { necessary: true, analytics: true, marketing: false },
  { necessary: true, analytics: false, marketing: true },
] as const

type Step = (typeof STEPS)[number]

function getStories(length: number): readonly (readonly Step[])[] {
  if (length === 0) return [[]]
  return getStories(length - 1).flatMap((story) => STEPS.map((step) => [...story, step]))
}

/** By the rule itself: an event counts at the moment it happens, or when the first choice comes. */
function count(story: readonly Step[], purpose: (typeof PURPOSES)[number]): number {
  const first = story.find((step): step is Exclude<Step, 'event'> => step !== 'event')
  let consent: Consent | undefined
  return story.reduce((sum, step) => {
    if (step !== 'event') consent = step
    return sum + Number(step === 'event' && (consent ?? first)?.[purpose] === true)
  }, 0)
}

test('in every order of five steps each adapter receives what was granted for it and nothing else', () => {
  for (const story of getStories(5)) {
    const { analytics, received } = setUp()
    for (const step of story) {
      if (step === 'event') analytics.track(search('x'))
      else analytics.setConsent(step)
    }
    for (const purpose of PURPOSES) expect(received[purpose]).toHaveLength(count(story, purpose))
  }
})
