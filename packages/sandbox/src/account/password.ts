import { hash, verify } from '@node-rs/argon2'

/** Shortest password. See docs/specification.md#forgotten-passwords. */
export const MIN_PASSWORD_LENGTH = 6
/** Longest password that is checked. */
export const MAX_PASSWORD_LENGTH = 200

/** An argon2id hash with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** Hash of a random password: checking a password against it takes as long as against a real hash. */
const DECOY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$IrOLeO9TDpx5pmPJCZ5Lgw$NyYwhq7htk8nUOX4a/RFzmIsp8Buk05Mi/l6dkuFvKA'

/** Whether a password matches `passwordHash`. Without a hash the answer is false and takes the same time. */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await verify(passwordHash ?? DECOY_HASH, password.slice(0, MAX_PASSWORD_LENGTH))
  return isRight && Boolean(passwordHash)
}
