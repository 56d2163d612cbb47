import { ACCEPT_ALL, type Consent, DECLINE_ALL } from '@sorrel/contracts/storage'
import { expect, test } from 'vitest'
import { type AnalyticsAdapter, createAnalytics, WAITING_MAX_COUNT } from './create-analytics.ts'
import type { ShopEvent } from './shop-event.ts'

const search = (term: string): ShopEvent => ({ type: 'search', term })

/** A port whose adapters write down what they hear. */
function setUp(...others: readonly AnalyticsAdapter[]) {
  const heard: Record<AnalyticsAdapter['purpose'], ShopEvent[]> = { analytics: [], marketing: [] }
  const failures: unknown[] = []
  const toAdapter = (purpose: AnalyticsAdapter['purpose']): AnalyticsAdapter => ({
    purpose,
    send: (event) => heard[purpose].push(event),
  })
  const analytics = createAnalytics({
    adapters: [...others, toAdapter('analytics'), toAdapter('marketing')],
    onFailure: (error) => failures.push(error),
  })
  return { analytics, heard, failures }
}

test('nothing goes out before the choice; a grant replays it in order', () => {
  const { analytics, heard } = setUp()
  analytics.track(search('soap'))
  analytics.setConsent(undefined)
  analytics.track({ type: 'sign_up' })
  expect(heard.analytics).toEqual([])
  analytics.setConsent(ACCEPT_ALL)
  expect(heard.analytics).toEqual([search('soap'), { type: 'sign_up' }])
  analytics.track(search('brush'))
  expect(heard.analytics.at(-1)).toEqual(search('brush'))
})

test('a decline forgets what waited: a later grant does not bring it back', () => {
  const { analytics, heard } = setUp()
  analytics.track(search('soap'))
  analytics.setConsent(DECLINE_ALL)
  analytics.track(search('brush'))
  analytics.setConsent(ACCEPT_ALL)
  expect(heard).toEqual({ analytics: [], marketing: [] })
})

test('each adapter hears only what its own purpose was granted for', () => {
  const { analytics, heard } = setUp()
  analytics.track(search('soap'))
  analytics.setConsent({ necessary: true, analytics: false, marketing: true })
  expect(heard).toEqual({ analytics: [], marketing: [search('soap')] })
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
  const { analytics, heard, failures } = setUp(broken)
  analytics.setConsent(ACCEPT_ALL)
  analytics.track(search('soap'))
  expect(heard.analytics).toEqual([search('soap')])
  expect(failures.map(String)).toEqual(['Error: start', 'Error: consent', 'Error: send'])
})

test('only so many events wait, the newest of them', () => {
  const { analytics, heard } = setUp()
  for (let index = 0; index <= WAITING_MAX_COUNT; index += 1) analytics.track(search(String(index)))
  analytics.setConsent(ACCEPT_ALL)
  expect(heard.analytics).toHaveLength(WAITING_MAX_COUNT)
  expect(heard.analytics[0]).toEqual(search('1'))
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

test('in every order of five steps each adapter hears what was granted for it and nothing else', () => {
  for (const story of getStories(5)) {
    const { analytics, heard } = setUp()
    for (const step of story) {
      if (step === 'event') analytics.track(search('x'))
      else analytics.setConsent(step)
    }
    for (const purpose of PURPOSES) expect(heard[purpose]).toHaveLength(count(story, purpose))
  }
})
