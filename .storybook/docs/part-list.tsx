import { Fragment } from 'react'
import type { PartFacts } from '../../scripts/kit/parts.ts'
import { Code, Section } from './sentence.tsx'

const Names = ({ names }: { readonly names: readonly string[] }) =>
  names.length === 0
    ? 'none'
    : names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <Code>{name}</Code>
        </Fragment>
      ))

/** What style sheets of other teams find: values of `data-part` and words of `data-state`. */
export function PartList({ parts }: { readonly parts: readonly PartFacts[] }) {
  return (
    <Section title="Parts and states">
      {parts.map(({ component, root, parts: inner, states }) => (
        <p key={component}>
          Root: <Names names={[root]} />. Parts: <Names names={inner} />. States: <Names names={states} />.
        </p>
      ))}
    </Section>
  )
}
