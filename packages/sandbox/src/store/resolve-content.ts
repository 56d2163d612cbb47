import { isLocale } from '@sorrel/i18n/locales'
import { isRecord } from '@sorrel/contracts/untrusted'
import type { Localized } from '../catalogue/documents.ts'
import type { Pictures } from '../media/pictures.ts'
import { getText, type Market } from './market.ts'

type Json = Readonly<Record<string, unknown>>

/**
 * The merchant's own fields as the service answers them: each `Localized` becomes its text, each
 * `{ file: "name.webp", alt }` a picture `{ file: { url, width, height, content_type, md5 }, caption }`.
 * A picture whose file is missing becomes null. Field names stay as they are stored (snake_case).
 */
export async function resolveContent(value: unknown, market: Market, pictures: Pictures): Promise<unknown> {
  if (Array.isArray(value))
    return Promise.all(value.map((member) => resolveContent(member, market, pictures)))
  if (!isRecord(value)) return value
  if (isLocalized(value)) return getText(value, market)
  if (typeof value.file === 'string') return resolvePicture(value.file, value.alt, { market, pictures })
  return resolveFields(value, market, pictures)
}

/** The same for each field of an object. */
export async function resolveFields(fields: Json, market: Market, pictures: Pictures): Promise<Json> {
  const entries = Object.entries(fields).map(
    async ([name, member]) => [name, await resolveContent(member, market, pictures)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

async function resolvePicture(
  file: string,
  alt: unknown,
  { market, pictures }: { market: Market; pictures: Pictures },
) {
  const picture = await pictures.describe(file)
  if (picture === undefined) return null
  const { url, width, height, contentType, md5 } = picture
  const caption = isRecord(alt) && isLocalized(alt) ? getText(alt, market) : alt
  return { file: { url, width, height, content_type: contentType, md5 }, caption: caption ?? null }
}

function isLocalized(value: Json): value is Json & Localized {
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([name, text]) => isLocale(name) && typeof text === 'string')
}

/** Field names of JSON over GraphQL: `hide_on_scroll` becomes `hideOnScroll`, at every depth. See docs/commerce-service.md#endpoints-and-headers. */
export function toCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toCamelCase)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [toCamelName(name), toCamelCase(member)]),
  )
}

function toCamelName(name: string): string {
  return name.replace(/(?<=[a-z0-9])_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())
}
