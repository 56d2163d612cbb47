import { expect, test } from 'vitest'
import { isCommonPassword } from './new-password.ts'

test.each(['123456', 'password', 'PassWord', 'qwerty', 'letmein', '      ', 'aaaaaaaa', 'iloveyou'])(
  '%j is common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true)
  },
)

test.each(['sorrel-demo', 'secret1x', 'kleine Seife 7', 'пароль-мыло', 'x7!aQz'])(
  '%j is not',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)
