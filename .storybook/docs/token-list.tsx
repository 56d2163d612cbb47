import { useEffect, useState } from 'react'
import { themeContract } from '../../packages/ui/src/theme/theme-contract.css.ts'
import * as styles from './guide-page.css.ts'
import { Code, Section } from './words.tsx'

interface Token {
  readonly name: string
  /** `var(--sorrel-…)`. */
  readonly reference: string
}

/** Every variable of the contract by its path: `surface.heading`. */
function flatten(value: unknown, path: readonly string[] = []): readonly Token[] {
  if (typeof value === 'string') return [{ name: path.join('.'), reference: value }]
  return Object.entries(value ?? {}).flatMap(([key, inner]) => flatten(inner, [...path, key]))
}

const ALL = flatten(themeContract)

const getTokens = (names: readonly string[]): readonly Token[] =>
  ALL.filter(({ name }) =>
    names.some((wanted) => (wanted.endsWith('.*') ? name.startsWith(wanted.slice(0, -1)) : name === wanted)),
  )

const toVariable = (reference: string): string => reference.slice('var('.length, -1)

/** Values of the theme that is on, also after it changes. */
function useValues(): (reference: string) => string {
  const [, setTurn] = useState(0)
  useEffect(() => {
    const observer = new MutationObserver(() => setTurn((turn) => turn + 1))
    observer.observe(document.documentElement, { attributeFilter: ['style'] })
    return () => observer.disconnect()
  }, [])
  const computed = getComputedStyle(document.documentElement)
  return (reference) => computed.getPropertyValue(toVariable(reference)).trim()
}

const isColor = (name: string): boolean => /^(surface|tone|overlay)/.test(name)

/** The variables a component's style sheets use, with their values in the theme of the toolbar. */
export function TokenList({ names }: { readonly names: readonly string[] }) {
  const getValue = useValues()
  const tokens = getTokens(names)
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
