/** Passwords that the lists of stolen ones hold most often, in small letters. */
let common: Promise<ReadonlySet<string>> | undefined

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** Whether a new password is too common: on the list in any case, one character repeated, or only spaces. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const plain = password.normalize('NFKC').toLowerCase()
  if (new Set(plain).size === 1) return true
  common ??= readCommon()
  return (await common).has(plain)
}
