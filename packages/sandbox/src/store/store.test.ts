import { DEFAULT_LOCALE, LOCALES } from '@sorrel/i18n/locales'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { seed } from '../seed/demo.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const SETTINGS =
  'query S($locale: String) { storeSettings(_locale: $locale) { store { name url homePage currency currencies { code rate symbol decimals priced type } locale locales { code name fallback } publicKey supportEmail } values } }'

describe('settings', () => {
  test('the store over GraphQL, theme values in camelCase and in the requested language', async () => {
    const { data } = await sandbox.query(SETTINGS, { locale: 'fr' })
    const { store, values } = data?.storeSettings ?? {}
    expect(store).toMatchObject({
      name: 'Sorrel',
      url: 'http://localhost:3000',
      homePage: 'home',
      currency: 'GBP',
      publicKey: 'pk_sorrel_demo',
    })
    expect(store.currencies).toContainEqual({
      code: 'EUR',
      rate: 1.17,
      symbol: '€',
      decimals: 2,
      priced: false,
      type: 'display',
    })
    expect(store.locales.map(({ code }: { code: string }) => code)).toEqual(LOCALES)
    expect(values.header).toMatchObject({ hideOnScroll: true, logoHeight: { mobile: 20, desktop: 30 } })
    expect(values.typography.fontSize).toEqual({ base: 16, scaling: 1.125 })
    expect(values.footer.newsletterTitle).toBe('Restons en contact.')
  })

  test('the same over REST in snake_case, with either spelling of the key', async () => {
    for (const authorization of ['pk_sorrel_demo', `Basic ${btoa('pk_sorrel_demo')}`]) {
      const answer = await sandbox.call('/api/settings', { headers: { authorization, 'x-locale': 'de' } })
      const body = await answer.json()
      expect(body.header.hide_on_scroll).toBe(true)
      expect(body.footer.newsletter_title).toBe('Bleiben wir in Kontakt.')
      expect(body.store).toMatchObject({
        home_page: 'home',
        locales: LOCALES.map((code) => ({ code, fallback: code === DEFAULT_LOCALE ? null : DEFAULT_LOCALE })),
      })
    }
  })

  test('REST refuses a wrong key', async () => {
    const answer = await sandbox.call('/api/settings', { headers: { authorization: 'Basic !!' } })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ error: { code: 'unauthorized' } })
  })
})

describe('menus', () => {
  test('sections by id, nested items, names in the requested language', async () => {
    const { data } = await sandbox.query('{ menuSettings(_locale: "fr") { sections { id name items } } }')
    const { sections } = data?.menuSettings ?? {}
    expect(sections.map(({ id }: { id: string }) => id)).toEqual(['header', 'footer', 'footer-secondary'])
    const [bathBody] = sections[0].items
    expect(bathBody).toMatchObject({ type: 'category', name: 'Bain et corps', value: { slug: 'bath-body' } })
    expect(bathBody.items[0].items[0]).toMatchObject({ type: 'heading', name: 'Laver' })
  })

  test('the permissions of subscribers', async () => {
    const { data } = await sandbox.query('{ subscriptionSettings { features pauseNextSkipThreshold } }')
    expect(data?.subscriptionSettings).toMatchObject({ features: { pause: true }, pauseNextSkipThreshold: 3 })
  })
})

describe('content', () => {
  const readPage = async (slug: string, init?: RequestInit) =>
    sandbox.call(`/api/content/pages/${slug}`, init)

  test('a page with its blocks: texts and pictures with sizes; the address may have a trailing slash', async () => {
    for (const slug of ['home', 'home/']) {
      const page = await (await readPage(slug, { headers: { 'x-locale': 'fr' } })).json()
      expect(page).toMatchObject({ slug: 'home', name: 'Accueil', published: true })
      const [hero] = page.sections
      expect(hero).toMatchObject({
        type: 'full_width_media',
        title: 'Le quotidien, pour des années.',
      })
      expect(hero.links[0]).toMatchObject({ style: 'button_primary', label: 'Voir les incontournables' })
      expect(hero.background_image.file).toMatchObject({
        url: 'http://localhost:4000/cdn/hero-home.webp',
        content_type: 'image/webp',
        md5: expect.stringMatching(/^[\da-f]{32}$/),
      })
      expect(hero.background_image.file.width).toBeGreaterThan(1000)
    }
  })

  test('lists of content hold published records only; a single read returns drafts too', async () => {
    const home = seed.pages.find(({ slug }) => slug === 'home')
    if (home === undefined) throw new Error('The seed has no home page')
    await sandbox.service.store.savePage({ ...home, published: false })
    expect(await (await readPage('home')).json()).toMatchObject({ slug: 'home', published: false })
    const listed = await (await sandbox.call('/api/content/pages?limit=100')).json()
    expect(listed.results.map(({ slug }: { slug: string }) => slug)).not.toContain('home')
    const single = await sandbox.query('{ contentPageBySlug(slug: "home") { slug published } }')
    expect(single.data).toEqual({ contentPageBySlug: { slug: 'home', published: false } })
    const slugs = async (args: string) => {
      const { data } = await sandbox.query(
        `query P($where: JSON) { contentPages(${args}, limit: 100) { results { slug } } }`,
        { where: { slug: 'home' } },
      )
      return data?.contentPages.results.map(({ slug }: { slug: string }) => slug)
    }
    expect(await slugs('where: $where')).toEqual([])
    expect(await slugs('where: $where, _preview: true')).toEqual(['home'])
    await sandbox.service.store.savePage(home)
    expect(await slugs('where: $where')).toEqual(['home'])
  })

  test('pages are listed and found by slug', async () => {
    const { data } = await sandbox.query(
      'query P($where: JSON) { contentPages(where: $where, sort: "slug", limit: 100) { count results { slug published } } contentPageBySlug(slug: "home", _locale: "de") { name metaTitle dateUpdated } missing: contentPageBySlug(slug: "nothing") { name } }',
      { where: { published: true } },
    )
    expect(data?.contentPages.count).toBe(seed.pages.filter(({ published }) => published).length)
    expect(data?.contentPageBySlug).toMatchObject({
      name: 'Startseite',
      dateUpdated: expect.stringMatching(/^2026-11-21T09:/),
    })
    expect(data?.missing).toBeNull()
  })

  test('quizzes with their fields; a missing record is `null` or an empty string', async () => {
    for (const quiz of seed.quizzes) {
      const body = await (
        await sandbox.call(`/api/content/quizzes/${quiz.id}`, { headers: { 'x-locale': 'fr' } })
      ).json()
      expect(body).toMatchObject({ id: quiz.id, name: quiz.name.fr })
    }
    expect(await (await sandbox.call('/api/content/quizzes/nothing')).json()).toBe('')
    expect(await (await readPage('nothing')).json()).toBeNull()
    const listed = await (await sandbox.call('/api/content/quizzes')).json()
    expect(listed.count).toBe(seed.quizzes.length)
  })
})
