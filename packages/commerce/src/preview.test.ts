import { expect, test } from 'vitest'
import { fetchContentPageJson, fetchQuizJson, fetchStoreJson } from './preview.ts'
import { createFakeClient } from './testing.ts'

const SETTINGS = { store: { name: 'Sorrel' }, values: { colors: { primary: '#111111' } } }

test('settings and menus are returned unparsed, in the requested language', async () => {
  const client = createFakeClient({
    getStoreSettings: () => ({ data: { storeSettings: SETTINGS } }),
    getMenus: () => ({ data: { menuSettings: { sections: [] } } }),
  })
  expect(await fetchStoreJson(client, { locale: 'fr' })).toEqual({
    ok: true,
    value: { settings: SETTINGS, menus: { sections: [] } },
  })
  expect(client.calls.map(({ variables }) => variables.locale)).toEqual(['fr', 'fr'])
})

test('an answer without settings is a failure', async () => {
  const client = createFakeClient({
    getStoreSettings: () => ({ data: { storeSettings: null } }),
    getMenus: () => ({ data: { menuSettings: {} } }),
  })
  expect(await fetchStoreJson(client, {})).toMatchObject({ ok: false, error: { kind: 'decode' } })
})

test('pages and quizzes are returned unparsed, unpublished ones too; a missing one is null', async () => {
  const page = { id: 'p', slug: 'soon', published: false, sections: [{ type: 'hologram' }] }
  const client = createFakeClient({
    '/content/pages/soon': () => page,
    '/content/quizzes/q1': () => ({ id: 'q1' }),
    '/content/pages/odd': () => 'text',
  })
  expect(await fetchContentPageJson(client, { slug: 'soon' })).toEqual({ ok: true, value: page })
  expect(await fetchQuizJson(client, { id: 'q1' })).toEqual({ ok: true, value: { id: 'q1' } })
  expect(await fetchContentPageJson(client, { slug: 'none' })).toEqual({ ok: true, value: null })
  expect(await fetchContentPageJson(client, { slug: 'odd' })).toMatchObject({ ok: false })
})
