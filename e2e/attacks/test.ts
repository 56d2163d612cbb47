import { test as base, expect } from '@playwright/test'
import { type Shop, startShop } from './shop.ts'

/** Begins the type of the annotation that holds the counts of an attack; the reporter reads it. */
export const ATTACK_TYPE = 'attack: '

export interface KitOptions {
  /** Every attack with its whole counts. */
  readonly isWhole: boolean
}

interface Kit {
  /** The first count in the quick lane, the second in the whole kit. */
  readonly times: (quick: number, whole: number) => number
  /** Ends the faults of an attack, however it ended, so that the next one finds a shop without any. */
  readonly heal: undefined
}

export const test = base.extend<Kit, KitOptions & { readonly shop: Shop }>({
  isWhole: [true, { option: true, scope: 'worker' }],
  shop: [
    async ({ isWhole: _isWhole }, use) => {
      const shop = await startShop()
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  times: async ({ isWhole }, use) => use((quick, whole) => (isWhole ? whole : quick)),
  heal: [
    async ({ shop }, use) => {
      await use(undefined)
      await shop.heal()
    },
    { auto: true },
  ],
})

/**
 * Runs an attack and writes down how often it was tried and what came through, for the table. Each try is one value: a
 * text that says what came through, or else undefined. Fails where anything did.
 */
export async function countAttack(
  name: string,
  attack: () => AsyncGenerator<string | undefined>,
): Promise<void> {
  const through: string[] = []
  let tries = 0
  try {
    for await (const what of attack()) {
      tries += 1
      if (what !== undefined) through.push(what)
    }
  } finally {
    test.info().annotations.push({ type: ATTACK_TYPE + name, description: `${tries} ${through.length}` })
  }
  expect(tries, `tries of ${name}`).toBeGreaterThan(0)
  expect(through, name).toEqual([])
}

export { expect } from '@playwright/test'
