import type { Wanted } from './synonyms.ts'

/** Shortest part that a compound is split into. */
const PART_MIN_LENGTH = 3

/** Compound spellings that a search may mean, joined or split: `tooth brush`, `handcream`. */
export function getCompounds(words: readonly string[]): readonly string[] {
  return [
    ...words.flatMap((word) => getSplits(word).flat()),
    ...words.slice(1).map((word, index) => `${words[index]}${word}`),
  ]
}

/** Adds compound spellings to a search if the catalogue knows the joined or split words. */
export function addCompounds(
  wanted: readonly Wanted[],
  isKnown: (word: string) => boolean,
): readonly Wanted[] {
  const things: Wanted[] = []
  for (const thing of wanted) {
    const [typed = []] = thing
    const previous = things.at(-1)?.[0] ?? []
    const joined = `${previous.at(-1)}${typed[0]}`
    if (typed.length === 1 && previous.length === 1 && isKnown(joined))
      things.splice(-1, 1, [[...previous, ...typed], [joined]])
    else things.push([...thing, ...(typed.length === 1 ? findSplits(typed[0] ?? '', isKnown) : [])])
  }
  return things
}

function findSplits(word: string, isKnown: (word: string) => boolean): Wanted {
  return isKnown(word) ? [] : getSplits(word).filter((parts) => parts.every(isKnown))
}

function getSplits(word: string): readonly (readonly [string, string])[] {
  const count = Math.max(0, word.length - 2 * PART_MIN_LENGTH + 1)
  return Array.from({ length: count }, (_, index) => {
    return [word.slice(0, index + PART_MIN_LENGTH), word.slice(index + PART_MIN_LENGTH)]
  })
}
