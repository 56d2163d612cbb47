import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './new-password.ts'

test.each([
  '123456',
  'password',
  'PassWord',
  'qwerty',
  'letmein',
  '      ',
  'aaaaaaaa',
  'iloveyou',
  'abcdefgh',
  '87654321',
])('%j is common', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

test.each(['sorrel-demo', 'secret1x', 'kleine Seife 7', 'пароль-мыло', 'x7!aQz'])(
  '%j is not',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)

describe('beside words that anybody knows', () => {
  const words = ['Sorrel', 'Ann', "O'Neill", 'ann.smith@example.com']

  test.each([
    'Sorrel2026',
    'sorrel123456',
    'sorrel-ann',
    'ann.smith@example.com',
    'Smith!1999',
    'ONeill_oneill1',
  ])('%j is too little', async (password) => {
    expect(await isCommonPassword(password, [...words, 'oneill'])).toBe(true)
  })

  test.each(['sorrel-demo', 'ann likes soap', 'x7!aQz99', '8472 1931 55'])(
    '%j is enough',
    async (password) => {
      expect(await isCommonPassword(password, words)).toBe(false)
    },
  )
})
