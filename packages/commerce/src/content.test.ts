import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileJson } from '../test/hostile.ts'
import { fetchContentPage, fetchContentPageSlugs, fetchQuiz } from './content.ts'
import { fetchMenus, fetchStoreSettings, fetchStoreUrl } from './store.ts'
import { createFakeClient } from './testing.ts'

const EVIL = '<p onclick="x">Hi<script>x</script></p>'
const CLEAN = '<p>Hi</p>'

describe('a content page', () => {
  const page = (extra: object = {}) => ({
    id: 'home',
    slug: 'home',
    name: 'Home',
    meta_title: 'Sorrel',
    sections: [
      { id: '1', type: 'full_width_media', title: EVIL, description: EVIL },
      { id: '2', type: 'heading_with_text', label: EVIL, title: EVIL },
      { id: '3', type: 'multiple_features', title: EVIL, features: { results: [{ id: 'f', title: EVIL }] } },
      {
        id: '4',
        type: 'multiple_panels',
        panels: [{ id: 'p', type: 'text', title: EVIL, links: [{ label: '<b>Go</b>', link: '/a' }] }],
      },
      {
        id: '5',
        type: 'reviews',
        title: 'Loved',
        reviews: [{ id: 'r', user_name: 'Ann', comment: EVIL, rating: 5 }],
      },
      { id: '6', type: 'hologram', title: 'Unknown' },
      { id: '7', type: 'mosaic', tiles: [{ id: 't', title: 'Oat', description: EVIL }] },
      {
        id: '8',
        type: 'article',
        description: EVIL,
        chapters: [{ id: 'c', title: 'One', description: EVIL }],
      },
      { type: 'divider' },
    ],
    ...extra,
  })

  test('is read over REST in the reader’s language, its HTML cleaned, unknown blocks left out', async () => {
    const client = createFakeClient({ '/content/pages/home': page })
    const result = await fetchContentPage(client, { slug: 'home', locale: 'fr' })
    expect(client.calls[0]?.headers.get('x-locale')).toBe('fr')
    expect(result).toMatchObject({
      ok: true,
      value: {
        metaTitle: 'Sorrel',
        sections: [
          { type: 'full_width_media', title: CLEAN, description: CLEAN },
          { type: 'heading_with_text', label: CLEAN, title: CLEAN },
          { type: 'multiple_features', title: CLEAN, features: [{ title: CLEAN }] },
          {
            type: 'multiple_panels',
            panels: [{ title: CLEAN, links: [{ label: '<b>Go</b>', href: '/a' }] }],
          },
          { type: 'reviews', title: 'Loved', reviews: [{ comment: CLEAN }] },
          { type: 'mosaic', tiles: [{ title: 'Oat', description: CLEAN }] },
          { type: 'article', description: CLEAN, chapters: [{ title: 'One', description: CLEAN }] },
        ],
      },
    })
  })

  test('is null when it is missing or not published; in preview mode an unpublished one is read', async () => {
    const draft = createFakeClient({ '/content/pages/home': () => page({ published: false }) })
    expect(await fetchContentPage(draft, { slug: 'home' })).toEqual({ ok: true, value: null })
    expect(await fetchContentPage(draft, { slug: 'home', preview: true })).toMatchObject({
      value: { slug: 'home' },
    })
    expect(await fetchContentPage(createFakeClient({}), { slug: 'none' })).toEqual({ ok: true, value: null })
    const odd = createFakeClient({ '/content/pages/home': () => [] })
    expect(await fetchContentPage(odd, { slug: 'home' })).toMatchObject({
      ok: false,
      error: { kind: 'decode' },
    })
  })

  test('is requested with its slug encoded, so that a slug cannot change the path', async () => {
    const client = createFakeClient({})
    await fetchContentPage(client, { slug: 'a/../../session?x' })
    expect(client.calls[0]?.operation).toBe('/content/pages/a%2F..%2F..%2Fsession%3Fx')
  })

  test('has its slug listed only when it is published', async () => {
    const client = createFakeClient({
      getContentPages: () => ({ data: { contentPages: { results: [{ slug: 'home' }, {}] } } }),
    })
    expect(await fetchContentPageSlugs(client)).toEqual({ ok: true, value: ['home'] })
    expect(client.calls[0]?.variables).toEqual({ page: 1, where: { published: true } })
  })
})

describe('a quiz', () => {
  const quiz = {
    id: 'skin',
    name: 'Find your soap',
    questions: [
      { id: 'q1', type: 'quiz_question', question_type: 'text', question_prompt: 'Name?' },
      { id: 't1', type: 'quiz_transition', layout_option: 'no_image', title: 'Next', description: EVIL },
    ],
    results_page: [
      {
        title: 'Hello {name}',
        heading_section: [
          { id: 'h', type: 'multiple_panels', panels: [{ id: 'p', type: 'text', title: EVIL }] },
        ],
      },
    ],
  }

  test('is read over REST, its HTML cleaned', async () => {
    const client = createFakeClient({ '/content/quizzes/skin': () => quiz })
    expect(await fetchQuiz(client, { id: 'skin', locale: 'fr' })).toMatchObject({
      ok: true,
      value: {
        items: [
          { kind: 'question', id: 'q1', prompt: 'Name?' },
          { kind: 'transition', id: 't1', description: CLEAN },
        ],
        resultsPage: { title: 'Hello {name}', headingSections: [{ panels: [{ title: CLEAN }] }] },
      },
    })
    expect(client.calls[0]?.headers.get('x-locale')).toBe('fr')
  })

  test('is null when it is missing and a failure when it has no id', async () => {
    expect(await fetchQuiz(createFakeClient({}), { id: 'none' })).toEqual({ ok: true, value: null })
    const odd = createFakeClient({ '/content/quizzes/skin': () => ({ questions: [] }) })
    expect(await fetchQuiz(odd, { id: 'skin' })).toMatchObject({ ok: false, error: { kind: 'decode' } })
  })

  test('and a page can be read from any JSON without an exception', async () => {
    const names = [
      'id',
      'slug',
      'questions',
      'sections',
      'type',
      'title',
      'description',
      'panels',
      'heading_section',
    ]
    await fc.assert(
      fc.asyncProperty(hostileJson(names), async (json) => {
        const answer = () => Response.json(json)
        const client = createFakeClient({ '/content/quizzes/a': answer, '/content/pages/a': answer })
        const results = [await fetchQuiz(client, { id: 'a' }), await fetchContentPage(client, { slug: 'a' })]
        expect(results.every((result) => result.ok || result.error.kind === 'decode')).toBe(true)
      }),
    )
  })
})

describe('the store', () => {
  test('has the specification’s defaults for missing settings; an answer without settings is a failure', async () => {
    const readSettings = (storeSettings: unknown) =>
      fetchStoreSettings(createFakeClient({ getStoreSettings: () => ({ data: { storeSettings } }) }))
    expect(await readSettings({ store: { name: 'Sorrel', currency: null }, values: null })).toMatchObject({
      ok: true,
      value: { store: { name: 'Sorrel', currency: 'USD' }, account: { header: { hideOnScroll: true } } },
    })
    for (const broken of [null, { store: { locales: [{ code: '../x', name: 'X' }] } }])
      expect(await readSettings(broken)).toMatchObject({ ok: false, error: { kind: 'decode' } })
  })

  test('has menus in the reader’s language', async () => {
    const sections = [
      { id: 'header', items: [{ type: 'home', name: 'Home' }, { type: 'hologram' }, null] },
      null,
    ]
    const client = createFakeClient({ getMenus: () => ({ data: { menuSettings: { sections } } }) })
    expect(await fetchMenus(client, { locale: 'de' })).toMatchObject({
      value: [{ id: 'header', items: [{ type: 'home' }] }],
    })
    expect(client.calls[0]?.variables).toEqual({ locale: 'de' })
  })

  test('may have no address', async () => {
    const client = createFakeClient({ getStoreUrl: () => ({ data: { storeSettings: { store: null } } }) })
    expect(await fetchStoreUrl(client)).toEqual({ ok: true, value: null })
  })
})
