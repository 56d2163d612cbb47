import type { Seed } from './demo.ts'

export const SEED_PROFILES = ['default', 'large'] as const

/** The stores that a demo or a test can begin with. */
export type SeedProfile = (typeof SEED_PROFILES)[number]

/** `default` is the demo store; `large` has 60 products more, so that its lists have pages. */
export async function readSeedProfile(profile: SeedProfile): Promise<Seed> {
  switch (profile) {
    case 'large':
      return (await import('./large.ts')).largeSeed
    case 'default':
      return (await import('./demo.ts')).seed
  }
}
