/** Passwords that the lists of stolen ones hold most often, in small letters. */
let common: Promise<ReadonlySet<string>> | undefined

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/**
 * Whether a new password is among the first that somebody would guess: one of the common ones in any case, one character
 * again and again, or nothing but spaces.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const plain = password.normalize('NFKC').toLowerCase()
  if (new Set(plain).size === 1) return true
  common ??= readCommon()
  return (await common).has(plain)
}
