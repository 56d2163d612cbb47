import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types'
import { facts } from 'virtual:kit-facts'
import type { ComponentFacts, PropFact } from '../scripts/kit/kit.ts'

/** Up to so many choices stand beside each other; more are a list. */
const MAX_RADIOS = 5

/** Any other text would be no language, which `Intl` refuses. */
const LOCALES = ['en-GB', 'fr-FR', 'de-DE', 'ar-EG']

/** Read once, before a control could change it. */
const INITIAL = /^(?:default[A-Z]|initial[A-Z])/

const NUMBER = /^number$/
const TEXT = /^(?:string|ReactNode)$/

/** The editor for a prop: never JSON for a closed set, none for what has no useful one. */
function toControl({ name, type, values }: PropFact, given: unknown): InputType['control'] {
  if (INITIAL.test(name)) return { disable: true }
  if (name === 'locale') return { type: 'select' }
  const plain = type.replace(/ \| undefined$/, '')
  if (values.length > 0) return { type: values.length <= MAX_RADIOS ? 'inline-radio' : 'select' }
  if (/^(?:boolean|true|false)$/.test(plain)) return { type: 'boolean' }
  if (NUMBER.test(plain)) return { type: 'number' }
  // A node of elements cannot be typed; words can.
  if (TEXT.test(plain) && (given === undefined || typeof given === 'string')) return { type: 'text' }
  return Array.isArray(given) && given.every((item) => typeof item === 'string')
    ? { type: 'object' }
    : { disable: true }
}

function toArgType(prop: PropFact, given: unknown): InputType {
  const { name, type, values, isRequired, fallback, doc } = prop
  return {
    name,
    description: doc,
    type: { name: 'other', value: type, required: isRequired },
    table: {
      type: { summary: type },
      ...(fallback !== undefined && { defaultValue: { summary: fallback || "''" } }),
    },
    control: toControl(prop, given),
    ...(values.length > 0 && { options: values }),
    ...(name === 'locale' && { options: LOCALES }),
  }
}

const getModule = (fileName: unknown): string =>
  /packages\/ui\/src\/([^/]+)\//.exec(String(fileName))?.[1] ?? ''

function findComponent(fileName: unknown, title: string): ComponentFacts | undefined {
  const components = facts[getModule(fileName)]?.components ?? []
  const name = title.split('/').at(-1)?.replaceAll(' ', '').toLowerCase()
  return components.find((component) => component.name.toLowerCase() === name) ?? components[0]
}

/**
 * Controls of the kit's components, from their types and doc comments: Storybook's own reading ends at a union of props.
 * What it found besides comes after them. A story with nothing to set has no panel.
 */
export const addKitArgTypes: ArgTypesEnhancer = ({ parameters, title, argTypes, initialArgs }) => {
  const component = findComponent(parameters.fileName, title)
  if (component === undefined) {
    // Parameters of the whole project cannot depend on a story; these are the story's own copy.
    const isFixed = Object.keys({ ...argTypes, ...initialArgs }).length === 0
    if (isFixed) parameters.controls = { ...parameters.controls, disable: true }
    return argTypes
  }
  const own = Object.fromEntries(
    component.props.map((prop) => [prop.name, toArgType(prop, initialArgs[prop.name])]),
  )
  return { ...own, ...getHandlers(initialArgs), ...argTypes, ...own }
}

/** Functions that the element takes: without a type Storybook would put them first. */
const getHandlers = (args: Readonly<Record<string, unknown>>): Readonly<Record<string, InputType>> =>
  Object.fromEntries(
    Object.entries(args)
      .filter(([, value]) => typeof value === 'function')
      .map(([name]) => [name, { name, type: { name: 'function' } }]),
  )
