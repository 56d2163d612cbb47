import { Fragment, isValidElement, type ReactElement } from 'react'
import * as icons from '../../packages/ui/src/icons/icons.ts'
import type { Template } from '../../scripts/kit/story-source.ts'

/** Props of a story, by name. */
type Props = Readonly<Record<string, unknown>>

/** The source of what a story renders, with the story's props in their places. */
export function toSource(template: Template, props: Props): string {
  const lists = getLists(template, props)
  const named = Object.fromEntries(lists.map((name) => [name, new Code(name, `${name}={${name}}`)]))
  const constants = lists.map((name) => `const ${name} = ${toLiteral(props[name])}\n\n`)
  return constants.join('') + dedent(fill(template, { ...props, ...named }))
}

/** Lists that the code itself reads have a name: written out, they would hide what it does with them. */
function getLists(template: Template, props: Props): readonly string[] {
  const names = template.flatMap((piece) => {
    if (typeof piece === 'string') return []
    if ('own' in piece) return Object.values(piece.own).flatMap((text) => getLists(text, props))
    return piece.component === undefined && Array.isArray(props[piece.prop]) ? [piece.prop] : []
  })
  return [...new Set(names)]
}

function fill(template: Template, props: Props): string {
  let code = ''
  for (const piece of template)
    code += typeof piece === 'string' ? piece : alignTo(code, toPlace(piece, props))
  return code
}

/** Further lines begin where the line begins that the text is added to. */
function alignTo(before: string, text: string): string {
  const [depth = ''] = /^ */.exec(before.split('\n').at(-1) ?? '') ?? []
  return text.replaceAll('\n', `\n${depth}`)
}

function toPlace(place: Exclude<Template[number], string>, props: Props): string {
  if ('own' in place) {
    const own = Object.entries(place.own).map(([name, text]) => {
      const code = dedent(fill(text, props))
      return [name, new Code(code, code)]
    })
    return toUsage(place.component, { ...props, ...Object.fromEntries(own) })
  }
  const value = toLiteral(props[place.prop])
  if (place.component === undefined) return value
  // A list says neither how long it may become nor what it may hold.
  const type = Array.isArray(props[place.prop]) ? `<${place.component}Props['${place.prop}']>` : ''
  return `useState${type}(${value})`
}

/** A value of which the code is known: by itself, and as an attribute. */
class Code {
  readonly text: string
  readonly attribute: string
  constructor(text: string, attribute: string) {
    this.text = text
    this.attribute = attribute
  }
}

function dedent(text: string): string {
  const [first = '', ...lines] = text.split('\n')
  const depth = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)))
  return Number.isFinite(depth) ? [first, ...lines.map((line) => line.slice(depth))].join('\n') : text
}

/** A component with these props as JSX. */
export function toUsage(component: string, props: Props): string {
  const { children, ...others } = props
  const attributes = Object.entries(others)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => (value instanceof Code ? value.attribute : `${name}${toValue(value)}`))
  const isLong = attributes.join(' ').length > 60 || attributes.join('').includes('\n')
  const head = isLong ? `\n${indent(attributes.join('\n'))}\n` : attributes.map((line) => ` ${line}`).join('')
  return isEmpty(children)
    ? `<${component}${head}${isLong ? '' : ' '}/>`
    : `<${component}${head}>\n${indent(toChildren(children))}\n</${component}>`
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || typeof value === 'boolean'

const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ')

/** What a text in quotes cannot hold. */
const UNQUOTABLE = /["\\\n]/
/** What a text between tags cannot hold, or would lose. */
const UNPRINTABLE = /[{}<>\n]|^\s|\s$/

function toValue(value: unknown): string {
  if (value === true) return ''
  return typeof value === 'string' && !UNQUOTABLE.test(value) ? `="${value}"` : `={${toLiteral(value)}}`
}

function toChildren(value: unknown): string {
  if (Array.isArray(value))
    return value
      .filter((child) => !isEmpty(child))
      .map(toChildren)
      .join('\n')
  if (typeof value === 'string' && !UNPRINTABLE.test(value)) return value
  if (isValidElement<Props>(value) && value.type === Fragment) return toChildren(value.props.children)
  return isValidElement(value) ? toLiteral(value) : `{${toLiteral(value)}}`
}

const isMock = (value: object): boolean => 'mock' in value

/** The props without those that only record that they are called. */
export const withoutMocks = (props: Props): Props =>
  Object.fromEntries(
    Object.entries(props).filter(([, value]) => typeof value !== 'function' || !isMock(value)),
  )

function toLiteral(value: unknown): string {
  if (value instanceof Code) return value.text
  if (typeof value === 'function') return isMock(value) ? '() => {}' : String(value)
  if (typeof value === 'string') return /['\\\n]/.test(value) ? JSON.stringify(value) : `'${value}'`
  if (isValidElement<Props>(value)) return toElement(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const icon = toIcon(value)
  if (icon !== undefined) return icon
  return Array.isArray(value) ? toList(value.map(toLiteral), ['[', ']']) : toRecord(value)
}

/** An element as JSX, with all that is in it. */
export const toElement = (element: ReactElement<Props>): string =>
  element.type === Fragment
    ? `<>\n${indent(toChildren(element.props.children))}\n</>`
    : toUsage(getTypeName(element), element.props)

const toIcon = (value: object): string | undefined =>
  Object.entries(icons).find(([, icon]) => icon === value)?.[0]

const toRecord = (value: object): string =>
  toList(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([name, inner]) => `${/^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`}: ${toLiteral(inner)}`),
    ['{ ', ' }'],
  )

function toList(parts: readonly string[], [open, close]: readonly [string, string]): string {
  const line = parts.join(', ')
  return line.length > 60 || line.includes('\n')
    ? `${open.trim()}\n${indent(parts.join(',\n'))},\n${close.trim()}`
    : `${open}${line}${close}`
}

function getTypeName({ type }: ReactElement): string {
  if (typeof type === 'string') return type
  return typeof type === 'function' ? type.name : 'Part'
}
