import { COMMON_PROPS } from './common-props.ts'
import {
  child,
  children,
  findDeclaration,
  isOn,
  readSource,
  type SourceFile,
  type Syntax,
  walk,
  word,
} from './syntax.ts'

/** One prop of a component, read from its type and doc comment. */
export interface PropFact {
  readonly name: string
  readonly type: string
  /** The members of a union of string literals. */
  readonly values: readonly string[]
  readonly isRequired: boolean
  /** The default in the comment's ``Default `md` ``; an optional switch is off. */
  readonly fallback?: string
  /** Its doc comment, else what a prop of its name is everywhere. */
  readonly doc: string
}

export interface ComponentFacts {
  readonly name: string
  readonly doc: string
  readonly props: readonly PropFact[]
  /** React types whose attributes are passed to the element. */
  readonly attributes: readonly string[]
}

interface Members {
  readonly props: readonly PropFact[]
  readonly attributes: readonly string[]
}

const NOTHING: Members = { props: [], attributes: [] }

/** The components a module exports. */
export function readComponents(path: string): readonly ComponentFacts[] {
  const file = readSource(path)
  return [...file.exported.keys()]
    .filter((name) => /^[A-Z][a-z]/.test(name))
    .flatMap((name) => {
      const node = file.own.get(name)
      if (node?.type !== 'FunctionDeclaration') return []
      const type = child(children(node, 'params')[0], 'typeAnnotation', 'typeAnnotation')
      const { props, attributes } = type ? getMembers(type, file) : NOTHING
      return [{ name, doc: getComponentDoc(node, file), props, attributes: [...new Set(attributes)] }]
    })
}

/** The component's doc comment, or else the one of its props' type. */
function getComponentDoc(node: Syntax, file: SourceFile): string {
  const props = file.own.get(`${word(child(node, 'id'), 'name')}Props`)
  return file.getDoc(node) || (props ? file.getDoc(props) : '')
}

const merge = (all: readonly Members[]): Members => {
  const props = new Map(all.flatMap((members) => members.props).map((prop) => [prop.name, prop]))
  return { props: [...props.values()], attributes: all.flatMap((members) => members.attributes) }
}

function getMembers(type: Syntax, file: SourceFile): Members {
  switch (type.type) {
    case 'TSParenthesizedType':
    case 'TSTypeAnnotation':
      return getMembersOf(child(type, 'typeAnnotation'), file)
    case 'TSTypeLiteral':
      return { props: children(type, 'members').flatMap((member) => toProp(member, file)), attributes: [] }
    case 'TSInterfaceBody':
      return { props: children(type, 'body').flatMap((member) => toProp(member, file)), attributes: [] }
    case 'TSIntersectionType':
      return merge(children(type, 'types').map((part) => getMembers(part, file)))
    case 'TSUnionType':
      return mergeAlternatives(children(type, 'types').map((part) => getMembers(part, file)))
    case 'TSTypeReference':
      return getReferenced(type, file)
    default:
      return NOTHING
  }
}

const getMembersOf = (type: Syntax | undefined, file: SourceFile): Members =>
  type ? getMembers(type, file) : NOTHING

/**
 * A prop that some alternative does not require is optional. `href?: undefined` only says that an alternative has no
 * such prop.
 */
function mergeAlternatives(all: readonly Members[]): Members {
  const real = all.map(({ props, attributes }) => ({
    props: props.filter(({ type }) => type !== 'undefined'),
    attributes,
  }))
  const isInAll = (name: string): boolean =>
    real.every(({ props }) => props.some((prop) => prop.name === name && prop.isRequired))
  const { props, attributes } = merge(real)
  return { props: props.map((prop) => ({ ...prop, isRequired: isInAll(prop.name) })), attributes }
}

function getReferenced(type: Syntax, file: SourceFile): Members {
  const name = word(child(type, 'typeName'), 'name') ?? ''
  const [first, second] = children(child(type, 'typeArguments'), 'params')
  if (name === 'Omit' || name === 'Pick') {
    const chosen = new Set(second ? getWords(second, file) : [])
    const { props, attributes } = getMembersOf(first, file)
    return { props: props.filter((prop) => chosen.has(prop.name) === (name === 'Pick')), attributes }
  }
  if (name === 'Partial') {
    const { props, attributes } = getMembersOf(first, file)
    return { props: props.map((prop) => ({ ...prop, isRequired: false })), attributes }
  }
  const target = findDeclaration(file, name)
  if (!target) return { props: [], attributes: /Attributes$/.test(name) ? [name] : [] }
  return getDeclared(target.node, target.file)
}

function getDeclared(node: Syntax, file: SourceFile): Members {
  if (node.type === 'TSTypeAliasDeclaration') return getMembersOf(child(node, 'typeAnnotation'), file)
  if (node.type !== 'TSInterfaceDeclaration') return NOTHING
  const parents = children(node, 'extends').map((parent) => {
    const name = word(child(parent, 'expression'), 'name') ?? ''
    return getReferenced({ ...parent, type: 'TSTypeReference', ...toReference(name, parent) }, file)
  })
  return merge([...parents, getMembersOf(child(node, 'body'), file)])
}

const toReference = (name: string, { start, end }: Syntax) => ({
  typeName: { type: 'Identifier', name, start, end },
})

function toProp(member: Syntax, file: SourceFile): readonly PropFact[] {
  const key = child(member, 'key')
  const name = word(key, 'name') ?? word(key, 'value')
  const type = child(member, 'typeAnnotation', 'typeAnnotation')
  if (name === undefined || !type) return []
  const doc = file.getDoc(member) || (COMMON_PROPS[name] ?? '')
  const values = getWords(type, file)
  const isOptional = isOn(member, 'optional')
  const isSwitch = type.type === 'TSBooleanKeyword'
  const fallback = /Default `([^`]+)`/.exec(doc)?.[1] ?? (isOptional && isSwitch ? 'false' : undefined)
  return [
    {
      name,
      type: values.length > 0 ? values.map((value) => `'${value}'`).join(' | ') : toTypeText(type, file),
      values,
      isRequired: !isOptional,
      ...(fallback === undefined ? {} : { fallback }),
      doc,
    },
  ]
}

const toTypeText = (type: Syntax, file: SourceFile): string =>
  file.text.slice(type.start, type.end).replaceAll(/\s+/g, ' ').replaceAll('readonly ', '')

/** The members of a union of string literals; empty for any other type. */
function getWords(type: Syntax, file: SourceFile): readonly string[] {
  switch (type.type) {
    case 'TSLiteralType':
      return child(type, 'literal')?.type === 'Literal' && isText(child(type, 'literal'))
        ? [word(child(type, 'literal'), 'value') ?? '']
        : []
    case 'TSUnionType': {
      const parts = children(type, 'types').map((part) => getWords(part, file))
      return parts.every((words) => words.length > 0) ? parts.flat() : []
    }
    case 'TSTypeOperator':
      return word(type, 'operator') === 'keyof' ? getKeys(child(type, 'typeAnnotation'), file) : []
    case 'TSParenthesizedType':
      return getWordsOf(child(type, 'typeAnnotation'), file)
    case 'TSIndexedAccessType':
      return getIndexed(type, file)
    case 'TSTypeReference': {
      const target = findDeclaration(file, word(child(type, 'typeName'), 'name') ?? '')
      return target?.node.type === 'TSTypeAliasDeclaration'
        ? getWordsOf(child(target.node, 'typeAnnotation'), target.file)
        : []
    }
    default:
      return []
  }
}

const getWordsOf = (type: Syntax | undefined, file: SourceFile): readonly string[] =>
  type ? getWords(type, file) : []

const isText = (literal: Syntax | undefined): boolean =>
  literal !== undefined && !/^\d+$/.test(word(literal, 'raw') ?? '')

/** Resolves `keyof typeof styles.variant`: the keys of the object that the style sheet makes its classes from. */
function getKeys(query: Syntax | undefined, file: SourceFile): readonly string[] {
  const name = child(query, 'exprName')
  const namespace = word(child(name, 'left'), 'name')
  const source = namespace === undefined ? undefined : file.imported.get(namespace)
  const target = source
    ? findDeclaration(readSource(source.path), word(child(name, 'right'), 'name') ?? '')
    : findDeclaration(file, word(name, 'name') ?? '')
  const init = target && child(target.node, 'init')
  const object = init && [...walk(init)].find((node) => node.type === 'ObjectExpression')
  return children(object, 'properties').flatMap((property) => {
    const key = child(property, 'key')
    return word(key, 'name') ?? word(key, 'value') ?? []
  })
}

/** Resolves `PictureProps['ratio']` and `(typeof SURFACES)[number]`. */
function getIndexed(type: Syntax, file: SourceFile): readonly string[] {
  const object = child(type, 'objectType')
  const index = child(type, 'indexType')
  if (!object || !index) return []
  const query = object.type === 'TSParenthesizedType' ? child(object, 'typeAnnotation') : object
  if (query?.type === 'TSTypeQuery') {
    const target = findDeclaration(file, word(child(query, 'exprName'), 'name') ?? '')
    const list = target && [...walk(target.node)].find((node) => node.type === 'ArrayExpression')
    return children(list, 'elements').flatMap((element) => word(element, 'value') ?? [])
  }
  const name = getWords(index, file)[0]
  return getMembers(object, file).props.find((prop) => prop.name === name)?.values ?? []
}
