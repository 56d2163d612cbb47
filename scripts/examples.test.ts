import { expect, test } from 'vitest'
import { readExamples, toExpectedOutput } from './examples.ts'

test('an example says after its calls what they print', () => {
  expect(toExpectedOutput("console.log(1 + 1) // 2\nconst a = 1 // one\nconsole.log('b') // b")).toBe('2\nb')
})

test('examples come from READMEs, skills, guides and doc comments', () => {
  const sources = readExamples().map(({ source }) => source)
  expect(sources.some((source) => source.startsWith('packages/ui/skills/'))).toBe(true)
  expect(sources.some((source) => source.startsWith('packages/domain/README.md'))).toBe(true)
  expect(sources.some((source) => source.startsWith('docs/guides/'))).toBe(true)
  expect(sources.some((source) => source.includes('.d.ts, example'))).toBe(true)
})
