import { expect, test } from '@playwright/test'

/** Marks the tests that `npm run attacks` runs. */
export const ATTACK = '@attack'

/** Begins the type of the annotation that holds the counts of an attack; `scripts/attacks.ts` reads it. */
const ATTACK_TYPE = 'attack: '

export interface AttackCount {
  /** What was attacked, as the table names it. */
  readonly name: string
  readonly tries: number
  /** What came through; nothing is what must be. */
  readonly through: readonly string[]
}

/** Writes down how often an attack was tried, for the table of `npm run attacks`. Fails where anything came through. */
export function countAttack({ name, tries, through }: AttackCount): void {
  test.info().annotations.push({ type: `${ATTACK_TYPE}${name}`, description: `${tries} ${through.length}` })
  expect(through, name).toEqual([])
}
