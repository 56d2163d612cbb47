import { facts } from 'virtual:kit-facts'
import { toId } from 'storybook/internal/csf'
import { Link } from '../../packages/ui/src/link/link.tsx'
import { toAddress } from './address.ts'
import { Sentence } from './sentence.tsx'

/** `IconButton` is called “Icon button” in guides. */
const toWords = (name: string): string =>
  name.replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Titles of guides by what they call the components of theirs. */
const titles = new Map(
  Object.values(facts).flatMap(({ title, components }) =>
    components.map(({ name }) => [toWords(name), title] as const),
  ),
)

/** Names within a sentence, the longest first; its first word has a capital anyway. */
const NAME = new RegExp(
  `(?<=\\S )(${[...titles.keys()].toSorted((one, other) => other.length - one.length).join('|')})\\b`,
)

/** A rule in which names of components lead to their guides. */
export function LinkedRule({ children }: { readonly children: string }) {
  return children.split(NAME).map((part, index) => {
    const title = index % 2 === 1 ? titles.get(part) : undefined
    return title === undefined ? (
      <Sentence key={index}>{part}</Sentence>
    ) : (
      <Link key={index} href={toAddress(toId(title, 'docs'))} target="_top">
        {part}
      </Link>
    )
  })
}
