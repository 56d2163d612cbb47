/** Products for comparison and advertising sites: items with Google's field names, written as XML or JSON in parts. */

import type { FeedItem, FeedShipping } from './product-feed/feed-item.ts'

export { type FeedItem, type FeedOptions, type FeedShipping, toFeedItems } from './product-feed/feed-item.ts'

/** `xml`: RSS 2.0 with Google's names. `json`: the same items, by the same names. */
export type FeedFormat = 'xml' | 'json'

export interface FeedChannel {
  readonly title: string
  readonly link: string
  readonly description: string
  /** BCP 47. */
  readonly language: string
  /** ISO 4217. */
  readonly currency: string
}

/**
 * A feed's file in parts, each created on demand, so that the whole file is never in memory. Rejects as `groups` does;
 * the parts written before are then no complete file.
 */
export async function* writeFeed(
  format: FeedFormat,
  channel: FeedChannel,
  groups: AsyncIterable<readonly FeedItem[]>,
): AsyncGenerator<string, void, undefined> {
  const { head, toItem, between, tail } = format === 'xml' ? toXmlFeed(channel) : toJsonFeed(channel)
  yield head
  let isFirst = true
  for await (const items of groups) {
    if (items.length === 0) continue
    yield (isFirst ? '' : between) + items.map(toItem).join(between)
    isFirst = false
  }
  yield tail
}

interface FeedParts {
  readonly head: string
  readonly toItem: (item: FeedItem) => string
  readonly between: string
  readonly tail: string
}

function toJsonFeed(channel: FeedChannel): FeedParts {
  const head = JSON.stringify(channel).slice(0, -1)
  return {
    head: `${head},"items":[\n`,
    toItem: (item) => JSON.stringify(item),
    between: ',\n',
    tail: '\n]}\n',
  }
}

function toXmlFeed({ title, link, description, language }: FeedChannel): FeedParts {
  const elements = { title, link, description, language }
  const channel = Object.entries(elements).map(([name, text]) => `<${name}>${toXmlText(text)}</${name}>`)
  return {
    head: `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>${channel.join('')}\n`,
    toItem: (item) => `<item>${toXmlElements(item)}</item>`,
    between: '\n',
    tail: '\n</channel>\n</rss>\n',
  }
}

function toXmlElements(record: FeedItem | FeedShipping): string {
  return Object.entries(record)
    .flatMap(([name, value]: [string, unknown]) =>
      (Array.isArray(value) ? value : [value]).map((one) => toXmlElement(name, one)),
    )
    .join('')
}

function toXmlElement(name: string, value: unknown): string {
  if (isShipping(value)) return `<g:${name}>${toXmlElements(value)}</g:${name}>`
  const isPlain = typeof value === 'string' || typeof value === 'number'
  return isPlain ? `<g:${name}>${toXmlText(String(value))}</g:${name}>` : ''
}

function isShipping(value: unknown): value is FeedShipping {
  return typeof value === 'object' && value !== null && 'country' in value
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that XML 1.0 cannot express. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Text for the content or a quoted attribute of an XML element. */
export function toXmlText(text: string): string {
  return text.replace(NO_XML, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}
