import type { PreviewedContent, PreviewMessage, PreviewPath } from '@sorrel/contracts/preview'
import { applyPreviewChange } from '@sorrel/contracts/preview-change'
import {
  getMenu,
  type Menu,
  parseMenus,
  parseStoreSettings,
  type StoreSettings,
} from '@sorrel/contracts/settings'
import { ref } from 'valtio/vanilla'

/** The store as the service has it, unread. */
export interface StoreJson {
  readonly settings: unknown
  readonly menus: unknown
}

export interface Change {
  readonly path: PreviewPath
  readonly value: unknown
}

/**
 * The editor's messages so far, and the store with their changes. Parsed messages and values of changes keep their
 * identity: each is replaced as a whole.
 */
export interface PreviewState {
  saved: StoreJson
  readonly settingChanges: Change[]
  /** Unsaved items, by the menu's id. */
  readonly menuChanges: Record<string, MenuChange>
  /** By `getContentKey`. */
  readonly contentChanges: Record<string, readonly Change[]>
  /** Parsed again after each change. */
  settings: StoreSettings
  menus: readonly Menu[]
  /** The merchant's last click; `at` distinguishes two clicks on the same thing. */
  selected: { readonly path: PreviewPath; readonly at: number } | undefined
  /** How often the editor has hidden a quiz's results. */
  hiddenResults: number
  /** Messages that were not the editor's, or made no sense. */
  ignored: number
}

interface MenuChange {
  readonly items: unknown
}

export type StoreMessage = Exclude<PreviewMessage, { readonly type: 'settings.refetch' }>

export function getContentKey({ model, id }: Pick<PreviewedContent, 'model' | 'id'>): string {
  return `${model} ${id}`
}

/** Before the editor has said anything. */
export function createPreviewState(saved: StoreJson): PreviewState {
  return {
    saved: ref(saved),
    settingChanges: [],
    menuChanges: {},
    contentChanges: {},
    settings: ref(readSettings(saved, [])),
    menus: ref(readMenus(saved, {})),
    selected: undefined,
    hiddenResults: 0,
    ignored: 0,
  }
}

/** Replaces the saved store; unsaved changes of the editor still apply. */
export function setSavedStore(state: PreviewState, saved: StoreJson): void {
  state.saved = ref(saved)
  state.settings = ref(readSettings(saved, state.settingChanges))
  state.menus = ref(readMenus(saved, state.menuChanges))
}

/** Applies one message of the editor to the state. See docs/specification.md#live-preview. */
export function takeMessage(state: PreviewState, message: StoreMessage): void {
  switch (message.type) {
    case 'settings.updated':
      addChange(state.settingChanges, message)
      state.settings = ref(readSettings(state.saved, state.settingChanges))
      break
    case 'menus.updated':
      state.menuChanges[message.id] = ref({ items: message.items })
      state.menus = ref(readMenus(state.saved, state.menuChanges))
      break
    case 'content.updated': {
      const key = getContentKey(message)
      const changes = [...(state.contentChanges[key] ?? [])]
      addChange(changes, message)
      state.contentChanges[key] = ref(changes)
      break
    }
    case 'content.selected':
      state.selected = ref({ path: message.path, at: (state.selected?.at ?? 0) + 1 })
      break
    case 'results.hidden':
      state.hiddenResults += 1
  }
}

/** The service's JSON of a page, product or quiz with the editor's changes. */
export function getPreviewedContent(json: unknown, changes: readonly Change[] = []): unknown {
  return changes.reduce((content, { path, value }) => applyPreviewChange(content, path, value), json)
}

/** Typing sends one change for each letter at the same place: only the last one counts. */
function addChange(changes: Change[], { path, value }: Change): void {
  const last = changes.at(-1)
  if (last !== undefined && isSamePath(last.path, path)) changes.pop()
  changes.push(ref({ path, value }))
}

function isSamePath(one: PreviewPath, other: PreviewPath): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index])
}

function readSettings({ settings }: StoreJson, changes: readonly Change[]): StoreSettings {
  const inValues = changes.map(({ path, value }) => ({ path: ['values', ...path], value }))
  return parseStoreSettings(getPreviewedContent(settings, inValues))
}

function readMenus(saved: StoreJson, changes: PreviewState['menuChanges']): readonly Menu[] {
  const menus = parseMenus(saved.menus)
  const changed = Object.entries(changes).map(([id, { items }]) => ({
    id,
    name: menus.find((menu) => menu.id === id)?.name ?? id,
    items: getMenu(parseMenus([{ id, items }]), id),
  }))
  return [...menus.filter(({ id }) => changes[id] === undefined), ...changed]
}
