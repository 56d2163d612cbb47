import type { PartFacts } from '../../scripts/kit/parts.ts'
import { Code, Section } from './sentence.tsx'

const Names = ({ names }: { readonly names: readonly string[] }) =>
  names.length === 0 ? 'none' : names.map((name) => <Code key={name}>{name}</Code>)

/** What style sheets of other teams find: values of `data-part` and words of `data-state`. */
export function PartList({ parts }: { readonly parts: readonly PartFacts[] }) {
  return (
    <Section title="Parts and states">
      {parts.map(({ component, root, parts: inner, states }) => (
        <p key={component}>
          Root <Names names={[root]} />, parts <Names names={inner} />, states <Names names={states} />
        </p>
      ))}
    </Section>
  )
}
