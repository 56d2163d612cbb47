import { expect, test } from 'vitest'
import { PACKAGES } from './packages.ts'
import { getReadmeProblems, readModuleNames } from './readme-modules.ts'

test.each(PACKAGES)('the README of packages/%s names every module, and has an example', (name) => {
  expect(getReadmeProblems(name)).toEqual([])
})

test('a row may name several modules, and tables of other things name none', () => {
  const readme = `| module | |
|---|---|
| \`stock\` | what is there |
| \`cart\`, \`cart-line\` | the cart |

| field | |
|---|---|
| \`name\` | no module |
`
  expect([...readModuleNames(readme)]).toEqual(['stock', 'cart', 'cart-line'])
})
