import { expect, test } from 'vitest'
import { priceNames } from './price-names.ts'

const change = (source: string) => priceNames.change(source, 'src/price.tsx')

test('the names of a price change, and nothing else', () => {
  expect(
    change(`import { Price } from '@sorrel/ui/price'
import { Steps } from '@sorrel/ui/steps'

// current and original
export const Shown = ({ current, original }: Amounts) => (
  <Card original="x">
    <Price   current={current}
      original={original} currentLabel="Now" originalLabel={t('was')} size="lg" />
    <Steps current={0} />
    <Price current="£6.50">{null}</Price>
  </Card>
)
`),
  ).toBe(`import { Price } from '@sorrel/ui/price'
import { Steps } from '@sorrel/ui/steps'

// current and original
export const Shown = ({ current, original }: Amounts) => (
  <Card original="x">
    <Price   now={current}
      before={original} nowLabel="Now" beforeLabel={t('was')} size="lg" />
    <Steps current={0} />
    <Price now="£6.50">{null}</Price>
  </Card>
)
`)
})

test('under the name that the file gives it', () => {
  expect(
    change(`import { Price as Amount } from "@sorrel/ui/price"\nconst a = <Amount current="1" />\n`),
  ).toBe(`import { Price as Amount } from "@sorrel/ui/price"\nconst a = <Amount now="1" />\n`)
})

test.each([
  ['a part of another name', `import { Price } from './price'\nconst a = <Price current="1" />\n`],
  ['a type alone', `import type { PriceProps } from '@sorrel/ui/price'\nconst a = <Price current="1" />\n`],
  ['a file with an error', `import { Price } from '@sorrel/ui/price'\nconst = <\n`],
])('%s stays', (_name, source) => {
  expect(change(source)).toBe(source)
})

test('twice is as once', () => {
  const once = change(
    `import { Price } from '@sorrel/ui/price'\nconst a = <Price current="1" original="2" />\n`,
  )
  expect(change(once)).toBe(once)
})
