import { ALL_TOKENS, toVariable } from '../../packages/ui/src/stories/theme/tokens.ts'
import { useTokenValues } from '../../packages/ui/src/stories/theme/use-token-values.ts'
import * as styles from './guide-page.css.ts'
import { Code, Section } from './sentence.tsx'

const isColor = (name: string): boolean => /^(surface|tone|overlay)/.test(name)

/** The variables a component's style sheets use, with their values in the theme of the toolbar. */
export function TokenList({ variables }: { readonly variables: readonly string[] }) {
  const getValue = useTokenValues()
  const tokens = ALL_TOKENS.filter(({ reference }) => variables.includes(toVariable(reference)))
  return (
    <Section title="Tokens used">
      {tokens.length === 0 && <p>None of its own: it is made of other components.</p>}
      <ul className={styles.tokens}>
        {tokens.map(({ name, reference }) => (
          <li key={name} className={styles.token}>
            <span
              className={isColor(name) ? styles.sample : undefined}
              style={isColor(name) ? { background: reference } : undefined}
            />
            <span className={styles.tokenWords}>
              <Code>{name}</Code>
              <span>{getValue(reference)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
