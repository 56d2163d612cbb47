import fc from 'fast-check'

/** Gives a whole number below `sides`, the same row of them for the same seed. */
export type Dice = (sides: number) => number

const number = fc.noBias(fc.integer({ min: 0, max: 0x7f_ff_ff_ff }))

export function createDice(seed: number): Dice {
  let row: number[] = []
  let rows = 0
  return (sides) => {
    if (row.length === 0) {
      rows += 1
      row = fc.sample(number, { seed: seed + rows * 7919, numRuns: 1000 })
    }
    return (row.pop() ?? 0) % sides
  }
}

export const pick = <Item>(dice: Dice, items: readonly Item[]): Item | undefined => items[dice(items.length)]
