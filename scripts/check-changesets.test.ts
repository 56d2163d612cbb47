import { expect, test } from 'vitest'
import { getChangedPackages } from './check-changesets.ts'

test.each([
  ['a source', ['packages/domain/src/stock.ts'], ['domain']],
  ['a template', ['packages/create/templates/next/package.json'], ['create']],
  [
    'a test, a story, a guide and a README',
    [
      'packages/ui/src/a.test.ts',
      'packages/ui/src/a.stories.tsx',
      'packages/ui/src/a.guide.ts',
      'packages/ui/README.md',
    ],
    [],
  ],
  ['a private package', ['packages/service/src/command.ts'], []],
  ['a release', ['packages/domain/package.json', 'packages/domain/CHANGELOG.md'], []],
])('what %s asks for', (_, files, packages) => {
  expect(getChangedPackages(files)).toEqual(packages)
})
