import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sorrel-lint-'))
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The lines that the project's rules refuse in a file of that name, `line: rule`. */
function lint(file: string, code: string): readonly string[] {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, code)
  try {
    execFileSync(process.execPath, [OXLINT, '--format=unix', file], { cwd: folder, stdio: 'pipe' })
    return []
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
    return [...output.matchAll(/:(\d+):\d+: .*\[Error\/(.+)\]/g)].map(([, line, rule]) => `${line}: ${rule}`)
  }
}

const OPEN = `import { Card } from '@sorrel/ui/card'

export const Offer = () => (
  <>
    <Card className="offer">Soap</Card>
    <Card style={{ opacity: 0.5 }}>Soap</Card>
    <p className="note">Soap</p>
  </>
)
`
const REFUSED = ['5: react(forbid-component-props)', '6: react(forbid-component-props)']

test.each(['apps/storefront/src/features/offer.tsx', 'packages/reviews/src/react/offer.tsx'])(
  '%s may not give the kit a class or a style',
  (file) => {
    expect(lint(file, OPEN)).toEqual(REFUSED)
  },
)

test('the kit itself may', () => {
  expect(lint('packages/ui/src/card/offer.tsx', OPEN)).toEqual([])
})
