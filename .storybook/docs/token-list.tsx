import { Heading } from '../../packages/ui/src/heading/heading.tsx'
import { ALL_TOKENS, toFallback, type Token } from '../../packages/ui/src/stories/theme/tokens.ts'
import { useTokenValues } from '../../packages/ui/src/stories/theme/use-token-values.ts'
import * as styles from './guide-page.css.ts'
import { Code, Section } from './sentence.tsx'

const isColor = (name: string): boolean => /^(surface|tone|overlay)/.test(name)

/** A variable of one component, which a brand may set. */
const isComponents = ({ name }: Token): boolean => name.startsWith('components.')

function Tokens({ tokens }: { readonly tokens: readonly Token[] }) {
  const getValue = useTokenValues()
  return (
    <ul className={styles.tokens}>
      {tokens.map(({ name, reference }) => (
        <li key={name} className={styles.token}>
          <span
            className={isColor(name) ? styles.sample : undefined}
            style={isColor(name) ? { background: reference } : undefined}
          />
          <span className={styles.tokenWords}>
            <Code>{name}</Code>
            <span>{getValue(reference) || toFallback(reference)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The tokens that a component's styles use, with their values in the theme of the toolbar. */
export function TokenList({ names }: { readonly names: readonly string[] }) {
  const used = ALL_TOKENS.filter(({ name }) => names.includes(name))
  const own = used.filter(isComponents)
  return (
    <Section title="Tokens used">
      {used.length === 0 && <p>None of its own: it is built from other components.</p>}
      <Tokens tokens={used.filter((token) => !isComponents(token))} />
      {own.length > 0 && (
        <div className={styles.group}>
          <Heading level={3} size="md" variant="plain">
            What a brand can set
          </Heading>
          <Tokens tokens={own} />
        </div>
      )}
    </Section>
  )
}
