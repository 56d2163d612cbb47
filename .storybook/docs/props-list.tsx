import { Heading } from '../../packages/ui/src/heading/heading.tsx'
import type { ComponentFacts, PropFact } from '../../scripts/kit/kit.ts'
import * as styles from './guide-page.css.ts'
import { Code, Section, Sentence } from './sentence.tsx'

function Prop({ name, type, isRequired, fallback, doc }: PropFact) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>
        <Code>{name}</Code>
        {isRequired && <span className={styles.required}>required</span>}
        {fallback !== undefined && (
          <span className={styles.required}>
            default <Code>{fallback || "''"}</Code>
          </span>
        )}
      </dt>
      <dd className={styles.factWords}>
        <Code>{type}</Code>
        {doc && (
          <span>
            <Sentence>{doc}</Sentence>
          </span>
        )}
      </dd>
    </div>
  )
}

const ELEMENTS: Readonly<Record<string, string>> = {
  ButtonHTMLAttributes: '<button>',
  AnchorHTMLAttributes: '<a>',
  InputHTMLAttributes: '<input>',
  TextareaHTMLAttributes: '<textarea>',
  HTMLAttributes: 'its element',
}

function Attributes({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null
  const elements = names.map((name) => ELEMENTS[name] ?? name).join(' or ')
  return <p>Also takes every attribute of {elements}.</p>
}

/** The props of each component of a module, read from its types. */
export function PropsList({ components }: { readonly components: readonly ComponentFacts[] }) {
  return (
    <Section title="Props">
      {components.map(({ name, doc, props, attributes }) => (
        <div key={name} className={styles.group}>
          <Heading level={3} size="md" variant="plain">
            {name}
          </Heading>
          {doc && (
            <p>
              <Sentence>{doc}</Sentence>
            </p>
          )}
          <dl className={styles.facts}>
            {props.map((prop) => (
              <Prop key={prop.name} {...prop} />
            ))}
          </dl>
          <Attributes names={attributes} />
        </div>
      ))}
    </Section>
  )
}
