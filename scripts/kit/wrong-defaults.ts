import type { Defaults } from './defaults.ts'
import type { ComponentFacts, KitModule } from './kit.ts'

/** The libraries below take these by themselves. */
const OF_LIBRARIES = new Set(['Dialog.role'])

/** Props of the kit without the `@default` that their code has, and those with another one, a sentence each. */
export function findWrongDefaults(modules: readonly KitModule[]): readonly string[] {
  const components = modules.flatMap((module) => module.components)
  const defaults = new Map(
    modules.flatMap((module) => module.defaults.map((one) => [one.component, one] as const)),
  )
  return components.flatMap((component) => {
    const code = defaults.get(component.name)
    return code ? findWrong(component, code, components) : []
  })
}

function findWrong(
  { name, props }: ComponentFacts,
  { literals, compared, handed }: Defaults,
  components: readonly ComponentFacts[],
): readonly string[] {
  return props.flatMap(({ name: prop, values, fallback }) => {
    const possible = [...(literals.get(prop) ?? [])].filter(
      (word) => values.length === 0 || values.includes(word),
    )
    if (possible.length === 0 && isLeft(fallback, values, compared.get(prop))) return []
    const taken = handed
      .filter((one) => one.prop === prop || one.prop === '*')
      .map((one) => ({ ...one, to: one.to === '*' ? prop : one.to }))
      .flatMap(({ component, to }) => findFallback(components, component, to))
    const known = possible.length > 0 ? possible : taken
    // A switch that is off needs no word in the code.
    const isUnset = fallback === undefined || fallback === 'false'
    const isTold = (isUnset && possible.length === 0) || known.some((word) => word === fallback)
    return isTold || OF_LIBRARIES.has(`${name}.${prop}`)
      ? []
      : [
          `${name}: ${prop}: @default is ${fallback}, the code takes ${known.map((word) => `'${word}'`).join(' or ') || 'none'}`,
        ]
  })
}

/** Whether the code tells the word from the others by comparing these. */
const isLeft = (
  word: string | undefined,
  values: readonly string[],
  compared: ReadonlySet<string> | undefined,
): boolean => compared !== undefined && word !== undefined && values.includes(word) && !compared.has(word)

const findFallback = (
  components: readonly ComponentFacts[],
  component: string,
  prop: string,
): readonly string[] =>
  components
    .filter(({ name }) => name === component)
    .flatMap(({ props }) =>
      props.filter(({ name }) => name === prop).flatMap(({ fallback }) => fallback ?? []),
    )
