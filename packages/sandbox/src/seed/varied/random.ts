/** Numbers that look random and are the same for the same seed every time. */
export interface Random {
  /** A whole number from 0, less than `end`. */
  below(end: number): number
  /** True in this part of all cases, 0 to 1. */
  happens(part: number): boolean
  /** One of a list. Throws where it is empty. */
  pick<T>(list: readonly T[]): T
}

/** The generator "mulberry32": fast and even enough to vary a catalogue. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    happens: (part) => next() < part,
    pick: (list) => {
      const found = list[below(list.length)]
      if (found === undefined) throw new Error('There is nothing to pick from')
      return found
    },
  }
}
