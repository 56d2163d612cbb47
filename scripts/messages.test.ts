import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './processes.ts'

// Not i18next-cli: its extraction reads i18next's own `t` and namespaces, and does not know keys that the types put together.

const MESSAGES = join(ROOT, 'packages/i18n/messages/en')

function getKeys(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    typeof part === 'object' && part !== null ? getKeys(part, `${prefix}${name}.`) : [prefix + name],
  )
}

/** The source of the shop and its packages, without tests and stories. */
function readSource(): string {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'packages'], {
    cwd: ROOT,
  })
  const files = String(listed)
    .split('\n')
    .filter((file) => /(?<!\.test|\.stories)\.tsx?$/.test(file))
  return files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n')
}

/** Matches the keys that a template such as `account.orders.status.${status}` can make. */
function toPattern(template: string): RegExp | undefined {
  const fixed = template.split(/\$\{[^}]*\}/)
  // A template without a word of its own, such as `${a}.${b}`, would match any key.
  if (fixed.join('').replaceAll('.', '').length < 4) return undefined
  return new RegExp(`^${fixed.map((part) => part.replaceAll('.', '\\.')).join('[\\w.]*')}$`)
}

test('every message is used', () => {
  const source = readSource()
  const named = new Set(Array.from(source.matchAll(/(['"`])([\w.]+)\1/g), ([, , text]) => text))
  const templates = new Set(
    Array.from(source.matchAll(/`([a-z][\w.]*\.[\w.]*\$\{[^`]*)`/g), ([, text]) => text ?? ''),
  )
  const patterns = [...templates].map(toPattern).filter((pattern) => pattern !== undefined)
  const keys = readdirSync(MESSAGES).flatMap((file) => {
    const messages = JSON.parse(readFileSync(join(MESSAGES, file), 'utf8')) as object
    return getKeys(messages).map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, ''))
  })
  expect(keys.filter((key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([])
})
