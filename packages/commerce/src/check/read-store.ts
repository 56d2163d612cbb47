import { type ContentSection, parseContentPage } from '@sorrel/contracts/content'
import { isRecord, parseCount, parseFlag, parseList, parseText } from '@sorrel/contracts/untrusted'
import { getMenu, parseMenus, parseStoreSettings } from '@sorrel/contracts/settings'
import type { CommerceClient } from '../client.ts'
import { fetchStoreJson } from '../preview.ts'
import { type Finding, toFailure } from './report.ts'

/** Reads from a store, without changing it: which records exist, what replaces the missing ones, and what to create. */
export async function readStore(client: CommerceClient): Promise<readonly Finding[]> {
  const store = await fetchStoreJson(client, {})
  if (!store.ok) return [toFailure('settings and menus', store.error)]
  const { settings, menus } = store.value
  const lists = await Promise.all([readProducts(client), readAttributes(client), readQuizzes(client)])
  return [
    ...toMarkets(settings),
    toTheme(settings),
    ...toMenus(settings, menus),
    ...(await readHome(client, settings)),
    ...lists,
  ]
}

function toMarkets(settings: unknown): readonly Finding[] {
  const { store } = parseStoreSettings(settings)
  const currencies = store.currencies.map(({ code }) => code)
  const locales = store.locales.map(({ code }) => code)
  const toText = (codes: readonly string[], own: string) => (codes.length > 1 ? codes.join(', ') : own)
  return [
    { level: 'ok', subject: 'currencies', text: toText(currencies, store.currency) },
    { level: 'ok', subject: 'languages', text: toText(locales, store.locale) },
  ]
}

/** Groups of theme fields, by their stored names. */
const GROUPS = ['colors', 'typography', 'header', 'footer'] as const

function toTheme(settings: unknown): Finding {
  const values = isRecord(settings) && isRecord(settings.values) ? settings.values : {}
  const absent = GROUPS.filter((name) => !isRecord(values[name]))
  if (absent.length === 0) return { level: 'ok', subject: 'theme', text: 'all groups of settings are there' }
  return {
    level: 'note',
    subject: 'theme',
    text: `no settings for ${absent.join(', ')}: the defaults stand in`,
    advice: 'Create the theme settings: docs/hosted-store.md#theme.',
  }
}

function toMenus(settings: unknown, json: unknown): readonly Finding[] {
  const { header, footer } = parseStoreSettings(settings)
  const menus = parseMenus(json)
  return [
    ['header', header.menuId],
    ['footer', footer.menuId],
    ['second footer', footer.secondaryMenuId],
  ].map(([name = '', id = '']) => {
    const count = getMenu(menus, id).length
    const subject = `${name} menu`
    if (count > 0) return { level: 'ok', subject, text: `${id}, ${count} entries` }
    return {
      level: 'note',
      subject,
      text: `there is no menu "${id}" with entries: the place stays empty`,
      advice: `Create a menu with the id "${id}".`,
    }
  })
}

async function readHome(client: CommerceClient, settings: unknown): Promise<readonly Finding[]> {
  const slug = parseStoreSettings(settings).store.homePage
  const answer = await client.read({ path: `/content/pages/${encodeURIComponent(slug)}` })
  if (!answer.ok) return [toFailure('home page', answer.error)]
  const page = isRecord(answer.value) ? answer.value : undefined
  const advice = `Create and publish a content page with the slug "${slug}": docs/hosted-store.md#content.`
  if (page === undefined)
    return [{ level: 'breaks', subject: 'home page', text: `there is no content page "${slug}"`, advice }]
  if (parseFlag(page.published) === false)
    return [{ level: 'breaks', subject: 'home page', text: `"${slug}" is a draft`, advice }]
  const count = parseList(page.sections).length
  return [
    { level: 'ok', subject: 'home page', text: `"${slug}", ${count} sections` },
    ...toHomePictures(parseContentPage(page)?.sections ?? []),
  ]
}

/** Pictures behind text that do not define a box for it. */
function toHomePictures(sections: readonly ContentSection[]): readonly Finding[] {
  const pictures = sections.flatMap((section) =>
    'overlayOpacity' in section ? (section.backgroundImage ?? []) : [],
  )
  const count = pictures.filter(({ quiet }) => quiet === undefined).length
  if (count === 0) return []
  return [
    {
      level: 'note',
      subject: 'home page pictures',
      text: `${count} of ${pictures.length} do not say where words may stand: words stand beside or above them`,
      advice: 'Fill in "background_image_quiet": docs/hosted-store.md#content.',
    },
  ]
}

async function readProducts(client: CommerceClient): Promise<Finding> {
  const answer = await client.read({ path: '/products', query: { limit: '1' } })
  if (!answer.ok) return toFailure('products', answer.error)
  const count = isRecord(answer.value) ? parseCount(answer.value.count) : undefined
  return count === undefined || count === 0
    ? {
        level: 'breaks',
        subject: 'products',
        text: 'there is none',
        advice: 'Create products and publish them.',
      }
    : { level: 'ok', subject: 'products', text: String(count) }
}

async function readAttributes(client: CommerceClient): Promise<Finding> {
  const answer = await client.read({ path: '/attributes', query: { limit: '1000' } })
  const subject = 'attributes'
  const list = answer.ok && isRecord(answer.value) ? parseList(answer.value.results) : []
  const filterable = list.filter((entry) => isRecord(entry) && parseFlag(entry.filterable) === true)
  if (filterable.length > 0)
    return { level: 'ok', subject, text: `${list.length}, of which ${filterable.length} filter lists` }
  return {
    level: 'note',
    subject,
    text: 'none that filters: lists are filtered by category and price alone',
    advice: 'Mark attributes as filterable: docs/hosted-store.md#attributes.',
  }
}

async function readQuizzes(client: CommerceClient): Promise<Finding> {
  const answer = await client.read({ path: '/content/quizzes', query: { limit: '1000' } })
  const subject = 'quizzes'
  const list = answer.ok && isRecord(answer.value) ? parseList(answer.value.results) : []
  const ids = list.flatMap((entry) => (isRecord(entry) ? (parseText(entry.id) ?? []) : []))
  if (ids.length > 0) return { level: 'ok', subject, text: ids.join(', ') }
  return {
    level: 'note',
    subject,
    text: 'none: the shop has no quiz pages, and links to them are not found',
    advice: 'Create the content model "quizzes" if the shop wants one: docs/hosted-store.md#content.',
  }
}
