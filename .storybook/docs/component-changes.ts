import type { PackageChanges } from '../changes.ts'

/** A sentence of a changelog that names a component. */
export interface ComponentChange {
  /** Undefined for the version that is not released yet. */
  readonly version: string | undefined
  readonly text: string
}

/** `IconButton` is called “icon button” in sentences. */
const toWords = (name: string): string =>
  name.replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase()

const isOneWord = (name: string): boolean => !toWords(name).includes(' ')

/** With or without the capital of a sentence's first word. */
const toAnyCase = ([first = '', ...rest]: string): string =>
  `[${first}${first.toUpperCase()}]${rest.join('')}`

/** A single word such as “text” names a component only in code or as a plural; two words are always its name. */
const toPatterns = (name: string): readonly string[] => [
  `\`${name}\``,
  `${toAnyCase(toWords(name))}s${isOneWord(name) ? '' : '?'}`,
]

/** Sentences end before a capital or code, so that `0.2.0` and “e.g.” stay whole. */
const toSentences = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+(?=[\p{Lu}`])/u)

/** The entries of a changelog, each with its version; hashes of commits are left out. */
function readReleased(changelog: string): readonly ComponentChange[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [version = '', ...lines] = section.split('\n')
      return lines
        .join('\n')
        .split(/^- /m)
        .slice(1)
        .map((entry) => ({
          version: version.trim(),
          text:
            entry
              .split(/^#/m)[0]
              ?.replaceAll(/\s+/g, ' ')
              .replace(/^[\da-f]{7}: /, '')
              .trim() ?? '',
        }))
    })
}

/** What a package's changesets and changelog say of each of its components, newest first, by the component's name. */
export function findComponentChanges(
  { coming, released }: Pick<PackageChanges, 'coming' | 'released'>,
  components: readonly string[],
): ReadonlyMap<string, readonly ComponentChange[]> {
  const longestFirst = components.toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(
    longestFirst.map((name) => `(?<${name}>(?<!\\w)(?:${toPatterns(name).join('|')})(?!\\w))`).join('|'),
    'g',
  )
  const entries = [...coming.map(({ text }) => ({ version: undefined, text })), ...readReleased(released)]
  const sentences = entries.flatMap(({ version, text }) =>
    toSentences(text).map((sentence) => ({ version, text: sentence })),
  )
  const pairs = sentences.flatMap((change) =>
    findNames(change.text, pattern).map((name) => ({ name, change })),
  )
  return new Map(
    [...Map.groupBy(pairs, ({ name }) => name)].map(([name, own]) => [name, own.map(({ change }) => change)]),
  )
}

const findNames = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set(
    [...text.matchAll(pattern)].flatMap(({ groups }) =>
      Object.entries(groups ?? {}).flatMap(([name, found]) => (found === undefined ? [] : [name])),
    ),
  ),
]
