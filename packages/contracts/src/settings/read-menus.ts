import type { LinkTarget, MenuItem } from '@sorrel/domain/menu'
import * as z from 'zod/mini'
import { choice, list, maybe, or, record, text } from '../schema/lenient.ts'

export interface Menu {
  /** Section id; the header and footer settings refer to it. */
  readonly id: string
  readonly name: string
  readonly items: readonly MenuItem[]
}

const MAX_DEPTH = 5

/** The current editor writes `blank`, an older one wrote `_blank`. */
const target = z.pipe(
  choice(['blank', '_blank', 'self', '_self']),
  z.transform((name): LinkTarget => (name.endsWith('blank') ? '_blank' : '_self')),
)

/** The target of an item: a text, or the record that the service found. */
const value = z.union([text, record({ slug: maybe(text), id: maybe(text), url: maybe(text) })])

const fields = {
  name: or(text, ''),
  options: record({ target: maybe(target) }),
  type: choice(['category', 'product', 'page', 'quiz', 'content', 'url', 'heading', 'home', 'column']),
  model: maybe(text),
  value: maybe(value),
}

/** Items of an unknown type are dropped, and those below the last level. */
function itemsTo(depth: number): z.ZodMiniType<readonly MenuItem[]> {
  if (depth === 0) return z.transform((): readonly MenuItem[] => [])
  return list(z.pipe(record({ ...fields, items: itemsTo(depth - 1) }), z.transform(toItem)))
}

const section = record({ id: text, name: or(text, ''), items: itemsTo(MAX_DEPTH) })
const menus = record({ sections: list(section) })

/**
 * Reads the service's `menuSettings` answer: `{ sections: [{ id, name, items }] }` or the list itself. Items of an
 * unknown type, sections without id and items below the fifth level are dropped.
 */
export function parseMenus(input: unknown): readonly Menu[] {
  return z.parse(menus, Array.isArray(input) ? { sections: input } : input).sections
}

type Fields = z.output<z.ZodMiniObject<typeof fields>> & { readonly items: readonly MenuItem[] }

function toItem({ name, options, type, model, value: leadsTo, items }: Fields): MenuItem {
  const shared = {
    name,
    target: options.target,
    items: items.length > 0 ? items : undefined,
  }
  const [textual, found] = typeof leadsTo === 'string' ? [leadsTo, undefined] : [undefined, leadsTo]
  const slug = leadsTo === undefined ? undefined : { slug: textual ?? found?.slug }
  const id = leadsTo === undefined ? undefined : { id: textual ?? found?.id }
  switch (type) {
    case 'category':
    case 'product':
    case 'page':
      return { ...shared, type, value: slug }
    case 'quiz':
      return { ...shared, type, value: id }
    case 'content':
      return model === 'content/quizzes'
        ? { ...shared, type: 'quiz', value: id }
        : { ...shared, type: 'page', value: slug }
    case 'url':
      return { ...shared, type, value: textual ?? found?.url }
    default:
      return { ...shared, type }
  }
}
