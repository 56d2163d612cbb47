import { RateLimiterMemory } from 'rate-limiter-flexible'

const FAILURES = 25
const SECONDS = 15 * 60

export interface SignIn {
  readonly email: string
  /** Network address of the caller. */
  readonly address: string
}

/** Counts wrong passwords by account and caller, so that guessing is slow, yet nobody can lock the owner out. */
export interface SignInLimit {
  isOver(signIn: SignIn): Promise<boolean>
  addFailure(signIn: SignIn): Promise<void>
}

export function createSignInLimit(): SignInLimit {
  const failures = new RateLimiterMemory({ points: FAILURES, duration: SECONDS })
  const toKey = ({ email, address }: SignIn) => JSON.stringify([email.trim().toLowerCase(), address])
  return {
    isOver: async (signIn) => {
      const left = await failures.get(toKey(signIn))
      return left !== null && left.remainingPoints <= 0
    },
    addFailure: async (signIn) => {
      await failures.penalty(toKey(signIn), 1)
    },
  }
}
