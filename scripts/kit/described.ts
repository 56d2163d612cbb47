import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { COMMON_PROPS } from './common-props.ts'
import { readComponents } from './props.ts'

/** Props of the kit that no doc comment and no common meaning describes, and common meanings that no component needs. */
export function findUndescribed(sources: string): readonly string[] {
  const components = readdirSync(sources)
    .map((name) => join(sources, name, `${name}.tsx`))
    .filter((path) => existsSync(path))
    .flatMap(readComponents)
  const props = components.flatMap(({ name, props: own }) => own.map((prop) => ({ name, prop })))
  const used = new Set(props.map(({ prop }) => prop.doc))
  return [
    ...props
      .filter(({ prop }) => prop.doc === '')
      .map(({ name, prop }) => `${name}: ${prop.name} has no description: give it a doc comment`),
    ...Object.entries(COMMON_PROPS)
      .filter(([, meaning]) => !used.has(meaning))
      .map(([name]) => `No component needs the common meaning of ${name}`),
  ]
}
