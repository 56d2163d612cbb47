import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { toMessageMapSource } from './message-map-source.ts'

const messages = new URL('./messages/en.json', import.meta.url)
const target = new URL('./src/generated/message-map.ts', import.meta.url)
mkdirSync(new URL('.', target), { recursive: true })
writeFileSync(target, toMessageMapSource(JSON.parse(readFileSync(messages, 'utf8'))))
