import { describe, expect, test } from 'vitest'
import { withSession } from './send.ts'

/** A service that knows one token: it refuses damaged ones, and answers a stranger with a new token. */
function serve(known: string) {
  const seen: (string | null)[] = []
  const send = (_input: unknown, init?: RequestInit) => {
    const token = new Headers(init?.headers).get('x-session')
    seen.push(token)
    if (token === known) return Promise.resolve(new Response('known'))
    if (token !== null) return Promise.resolve(new Response('damaged', { status: 400 }))
    return Promise.resolve(new Response('stranger', { headers: { 'x-session': 'new:1' } }))
  }
  return { send, seen }
}

async function call(sent: string | undefined, known = 'whole:1') {
  const { send, seen } = serve(known)
  const events: string[] = []
  const response = await withSession(send, {
    getSession: () => sent,
    onSession: (token) => events.push(token),
    onSessionLost: () => events.push('lost'),
  })('https://store.test/graphql', {})
  return { seen, events, text: await response.text() }
}

describe('the session token', () => {
  test('of every answer is kept, of a read too', async () => {
    expect(await call(undefined)).toEqual({ seen: [null], events: ['new:1'], text: 'stranger' })
    expect(await call('whole:1')).toEqual({ seen: ['whole:1'], events: [], text: 'known' })
  })

  test('that is damaged is dropped, and the call is a stranger’s', async () => {
    const answer = { seen: ['whole', null], events: ['lost', 'new:1'], text: 'stranger' }
    expect(await call('whole')).toEqual(answer)
  })

  test('that came back percent-encoded is sent as it was', async () => {
    expect(await call('whole%3A1')).toMatchObject({ seen: ['whole:1'], text: 'known' })
  })

  test('is kept when a stranger’s call is refused as well', async () => {
    const seen: (string | null)[] = []
    const send = (_input: unknown, init?: RequestInit) => {
      seen.push(new Headers(init?.headers).get('x-session'))
      return Promise.resolve(new Response('wrong question', { status: 400 }))
    }
    const lost: string[] = []
    const hooks = { getSession: () => 'whole:1', onSessionLost: () => lost.push('lost') }
    const response = await withSession(send, hooks)('https://store.test/graphql', {})
    expect([response.status, seen, lost]).toEqual([400, ['whole:1', null], []])
  })
})
