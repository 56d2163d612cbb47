import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { toMessageMapSource, toNamespacesSource } from './message-map-source.ts'
import { LOCALES } from './src/locales.ts'

const messages = new URL('./messages/', import.meta.url)
const generated = new URL('./src/generated/', import.meta.url)
/** What services alone show. Their words are in no module that a page can import. */
const OF_SERVICES = ['moderation', 'order-mails', 'review-mails']

const files = readdirSync(new URL('en/', messages)).sort()
const namespaces = files.map((file) => file.replace(/\.json$/, ''))
const ofPages = namespaces.filter((namespace) => !OF_SERVICES.includes(namespace))
const trees = [...ofPages, ...OF_SERVICES].map((namespace) =>
  JSON.parse(readFileSync(new URL(`en/${namespace}.json`, messages), 'utf8')),
)
mkdirSync(generated, { recursive: true })
writeFileSync(new URL('message-map.ts', generated), toMessageMapSource(trees))
writeFileSync(new URL('namespaces.ts', generated), toNamespacesSource(LOCALES, ofPages))
writeFileSync(new URL('service-namespaces.ts', generated), toNamespacesSource(LOCALES, OF_SERVICES))
