import { getKey } from './documents.ts'
import { element } from './element.ts'
import { action, choiceField, textField } from './fields.ts'
import {
  getAt,
  isFields,
  isList,
  isLocalized,
  type Json,
  type JsonFields,
  moveEntry,
  type Path,
  toLabel,
  toText,
} from './json.ts'
import { type Editor, type Panel, toLocalized } from './panel.ts'
import { redrawInPlace } from './redraw.ts'

/** The open menu, until the page is left. */
let openMenu: string | undefined

export const menusPanel: Panel = (editor, place) => {
  const { menus } = editor.data
  const id = openMenu ?? menus[0]?.id ?? ''
  const redraw = () => redrawInPlace(place, () => menusPanel(editor, place))
  place.replaceChildren(
    choiceField({
      label: 'Menu',
      value: id,
      options: menus.map((menu) => [menu.id, menu.name]),
      onChange: (next) => {
        openMenu = next
        redraw()
      },
    }),
    items({ editor, id, redraw }, []),
  )
}

interface MenuPlace {
  readonly editor: Editor
  readonly id: string
  readonly redraw: () => void
}

/** The items at a path of the menu, each with its name, its address and its own items. */
function items(menu: MenuPlace, path: Path): HTMLElement {
  const key = getKey('menu', menu.id)
  const found = getAt(menu.editor.store.get(key).draft, path)
  const list = isList(found) ? found : []
  const replace = (next: Json) => {
    menu.editor.store.change(key, path, next)
    menu.redraw()
  }
  return element(
    'div',
    { class: 'items' },
    ...list.map((entry, index) =>
      isFields(entry) ? item(menu, { entry, list, index, path: [...path, index], replace }) : element('div'),
    ),
    action('Add a link', () => replace([...list, toNewLink(menu.editor)])),
  )
}

function toNewLink(editor: Editor): JsonFields {
  return { type: 'url', name: toLocalized(editor, 'New link'), value: '/products' }
}

interface ItemPlace {
  readonly entry: JsonFields
  readonly list: readonly Json[]
  readonly index: number
  readonly path: Path
  readonly replace: (next: Json) => void
}

function item(menu: MenuPlace, { entry, list, index, path, replace }: ItemPlace): HTMLElement {
  const { editor } = menu
  const key = getKey('menu', menu.id)
  const locale = editor.getLocale()
  const name = isLocalized(entry.name) ? (entry.name[locale] ?? '') : toText(entry.name)
  const change = (at: Path, value: Json) => editor.store.change(key, [...path, ...at], value)
  return element(
    'details',
    { class: 'block', 'data-key': getItemKey(entry) },
    element('summary', {}, name === '' ? toLabel(toText(entry.type)) : name),
    textField({
      label: 'Name',
      value: name,
      onChange: (next) => change(isLocalized(entry.name) ? ['name', locale] : ['name'], next),
    }),
    ...(entry.type === 'url'
      ? [
          textField({
            label: 'Address',
            value: toText(entry.value),
            onChange: (next) => change(['value'], next),
          }),
        ]
      : []),
    element(
      'div',
      { class: 'actions' },
      action('↑', () => replace(moveEntry(list, index, index - 1)), {
        name: `Move ${name} up`,
        disabled: index === 0,
      }),
      action('↓', () => replace(moveEntry(list, index, index + 1)), {
        name: `Move ${name} down`,
        disabled: index === list.length - 1,
      }),
      action('Remove', () => replace(list.filter((_, at) => at !== index)), { name: `Remove ${name}` }),
    ),
    ...(isList(entry.items) ? [items(menu, [...path, 'items'])] : []),
  )
}

/** The key of an item, made of its target and name, because it has no id. */
function getItemKey({ type, name, value }: JsonFields): string {
  return JSON.stringify([type, name, value])
}
