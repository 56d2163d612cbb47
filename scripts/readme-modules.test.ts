import { expect, test } from 'vitest'
import { readModuleNames } from './readme-modules.ts'

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
