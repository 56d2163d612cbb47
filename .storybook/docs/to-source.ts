import { Fragment, isValidElement, type ReactElement } from 'react'

/**
 * The source of what a story renders, without its play function; undefined when the story consists of props alone. A story
 * that a function makes of a table is shown as the table.
 */
export function toSource(code: string): string | undefined {
  if (/^\w+\(/.test(code)) return code
  const shown = code.replace(/,?\n {2}play: [\s\S]*$/, '\n}')
  const rendered = /^\{\s+render: (?:\(\)|args|\(args\)) => ([\s\S]*?),?\s+\}$/.exec(shown)?.[1]
  if (rendered === undefined || LOCAL.test(rendered)) return undefined
  return dedent(rendered.replace(/^\(\s*\n([\s\S]*)\n\s*\)$/, '$1'))
}

/** A component that is local to the story file: its name would tell a reader nothing. */
const LOCAL = /^<[A-Z]\w*(?: \{\.\.\.args\})? \/>$/

function dedent(text: string): string {
  const depths = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.search(/\S/)]))
  const depth = Math.min(...(depths[0] === 0 ? depths.slice(1) : depths))
  return Number.isFinite(depth) ? text.replaceAll(new RegExp(`^ {0,${depth}}`, 'gm'), '') : text
}

/** A component with these props as JSX. */
export function toUsage(component: string, props: Readonly<Record<string, unknown>>): string {
  const { children, ...others } = props
  const lines = Object.entries(others)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}${toValue(value)}`)
  const head = lines.join(' ').length > 60 || lines.join('').includes('\n') ? toBlock(lines) : toLine(lines)
  return children === undefined || children === null || children === false
    ? `<${component}${head.endsWith('\n') ? head : `${head} `}/>`
    : `<${component}${head}>\n${indent(toChildren(children))}\n</${component}>`
}

const toBlock = (lines: readonly string[]): string => `\n${indent(lines.join('\n'))}\n`
const toLine = (lines: readonly string[]): string => lines.map((line) => ` ${line}`).join('')
const indent = (text: string): string => text.replaceAll(/^/gm, '  ')

function toValue(value: unknown): string {
  if (value === true) return ''
  return typeof value === 'string' ? `=${JSON.stringify(value)}` : `={${toLiteral(value)}}`
}

const toChildren = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(toChildren).join('\n')
  return isValidElement(value) || typeof value === 'string'
    ? toLiteral(value).replace(/^'(.*)'$/, '$1')
    : `{${toLiteral(value)}}`
}

function toLiteral(value: unknown): string {
  if (typeof value === 'function') return '() => {}'
  if (typeof value === 'string') return `'${value}'`
  if (isValidElement<Record<string, unknown>>(value))
    return value.type === Fragment
      ? toChildren(value.props.children)
      : toUsage(getTypeName(value), value.props)
  if (Array.isArray(value)) return toList(value.map(toLiteral), ['[', ']'])
  if (typeof value !== 'object' || value === null) return String(value)
  return toList(
    Object.entries(value).map(([name, inner]) => `${name}: ${toLiteral(inner)}`),
    ['{ ', ' }'],
  )
}

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
