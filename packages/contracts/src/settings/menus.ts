import type { LinkTarget, MenuItem } from '@sorrel/domain/menu'
import { type Fields, readFields } from '../untrusted/fields.ts'
import { parseList } from '../untrusted.ts'

export interface Menu {
  /** Section id; the header and footer settings refer to it. */
  readonly id: string
  readonly name: string
  readonly items: readonly MenuItem[]
}

const MAX_DEPTH = 5

/**
 * Reads the service's `menuSettings` answer: `{ sections: [{ id, name, items }] }` or the list itself. Items of an
 * unknown type, sections without id and items below the fifth level are dropped.
 */
export function parseMenus(input: unknown): readonly Menu[] {
  const sections = Array.isArray(input)
    ? parseList(input).map(readFields)
    : readFields(input).list('sections')
  return sections.flatMap((section) => {
    const id = section.text('id')
    return id === undefined
      ? []
      : [{ id, name: section.text('name') ?? '', items: readItems(section, MAX_DEPTH) }]
  })
}

/** The items of a section; empty when the store has no such menu. */
export function getMenu(menus: readonly Menu[], id: string): readonly MenuItem[] {
  return menus.find((menu) => menu.id === id)?.items ?? []
}

function readItems(parent: Fields, depth: number): readonly MenuItem[] {
  if (depth === 0) return []
  return parent.list('items').flatMap((item) => readItem(item, depth) ?? [])
}

function readItem(item: Fields, depth: number): MenuItem | undefined {
  const items = readItems(item, depth - 1)
  const shared = {
    name: item.text('name') ?? '',
    target: readTarget(item.child('options').text('target')),
    items: items.length > 0 ? items : undefined,
  }
  const type = item.text('type')
  switch (type) {
    case 'category':
    case 'product':
    case 'page':
      return { ...shared, type, value: readSlug(item) }
    case 'quiz':
      return { ...shared, type, value: readQuiz(item) }
    case 'content':
      return item.text('model') === 'content/quizzes'
        ? { ...shared, type: 'quiz', value: readQuiz(item) }
        : { ...shared, type: 'page', value: readSlug(item) }
    case 'url':
      return { ...shared, type, value: item.text('value') ?? item.child('value').text('url') }
    case 'heading':
    case 'home':
    case 'column':
      return { ...shared, type }
    default:
      return undefined
  }
}

function readSlug(item: Fields): { readonly slug?: string | undefined } | undefined {
  if (item.raw('value') === undefined) return undefined
  return { slug: item.text('value') ?? item.child('value').text('slug') }
}

function readQuiz(item: Fields): { readonly id?: string | undefined } | undefined {
  if (item.raw('value') === undefined) return undefined
  return { id: item.text('value') ?? item.child('value').text('id') }
}

/** The current editor writes `blank`, an older one wrote `_blank`. */
function readTarget(target: string | undefined): LinkTarget | undefined {
  if (target === 'blank' || target === '_blank') return '_blank'
  return target === 'self' || target === '_self' ? '_self' : undefined
}
