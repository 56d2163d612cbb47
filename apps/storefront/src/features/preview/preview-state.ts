import type { PreviewedContent, PreviewMessage, PreviewPath } from '@sorrel/contracts/preview'
import { applyPreviewChange } from '@sorrel/contracts/preview-change'
import {
  getMenu,
  type Menu,
  parseMenus,
  parseStoreSettings,
  type StoreSettings,
} from '@sorrel/contracts/settings'

/** The store as the service has it, unread. */
export interface StoreJson {
  readonly settings: unknown
  readonly menus: unknown
}

export interface Change {
  readonly path: PreviewPath
  readonly value: unknown
}

/** The editor's messages so far, and the store with their changes. */
export interface PreviewState {
  readonly saved: StoreJson
  readonly settingChanges: readonly Change[]
  readonly menuChanges: readonly { readonly id: string; readonly items: unknown }[]
  /** By `getContentKey`. */
  readonly contentChanges: Readonly<Record<string, readonly Change[]>>
  /** Read anew after each change. */
  readonly settings: StoreSettings
  readonly menus: readonly Menu[]
  /** What the merchant clicked last; `at` tells two clicks on the same thing apart. */
  readonly selected?: { readonly path: PreviewPath; readonly at: number } | undefined
  /** How often the editor has hidden a quiz's results. */
  readonly hiddenResults: number
  /** Messages that were not the editor's, or made no sense. */
  readonly ignored: number
}

export type StoreMessage = Exclude<PreviewMessage, { readonly type: 'settings.refetch' }>

export function getContentKey({ model, id }: Pick<PreviewedContent, 'model' | 'id'>): string {
  return `${model} ${id}`
}

/** Before the editor has said anything. */
export function createPreviewState(saved: StoreJson): PreviewState {
  return withStore({
    saved,
    settingChanges: [],
    menuChanges: [],
    contentChanges: {},
    hiddenResults: 0,
    ignored: 0,
  })
}

/** The store read anew; unsaved changes of the editor still apply. */
export function withSavedStore(state: PreviewState, saved: StoreJson): PreviewState {
  return withStore({ ...state, saved })
}

/** The state after one message of the editor. See docs/specification.md#live-preview. */
export function withMessage(state: PreviewState, message: StoreMessage): PreviewState {
  switch (message.type) {
    case 'settings.updated':
      return withStore({ ...state, settingChanges: addChange(state.settingChanges, message) })
    case 'menus.updated': {
      const others = state.menuChanges.filter(({ id }) => id !== message.id)
      return withStore({ ...state, menuChanges: [...others, { id: message.id, items: message.items }] })
    }
    case 'content.updated': {
      const key = getContentKey(message)
      const changes = addChange(state.contentChanges[key] ?? [], message)
      return { ...state, contentChanges: { ...state.contentChanges, [key]: changes } }
    }
    case 'content.selected':
      return { ...state, selected: { path: message.path, at: (state.selected?.at ?? 0) + 1 } }
    case 'results.hidden':
      return { ...state, hiddenResults: state.hiddenResults + 1 }
  }
}

/** The service's JSON of a page, product or quiz with the editor's changes. */
export function getPreviewedContent(json: unknown, changes: readonly Change[] = []): unknown {
  return changes.reduce((content, { path, value }) => applyPreviewChange(content, path, value), json)
}

/** Typing sends one change for each letter at the same place: only the last one counts. */
function addChange(changes: readonly Change[], { path, value }: Change): readonly Change[] {
  const last = changes.at(-1)
  const earlier = last !== undefined && isSamePath(last.path, path) ? changes.slice(0, -1) : changes
  return [...earlier, { path, value }]
}

function isSamePath(one: PreviewPath, other: PreviewPath): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index])
}

function withStore(state: Omit<PreviewState, 'settings' | 'menus'>): PreviewState {
  const changes = state.settingChanges.map(({ path, value }) => ({ path: ['values', ...path], value }))
  const menus = parseMenus(state.saved.menus)
  const changed = state.menuChanges.map(({ id, items }) => ({
    id,
    name: menus.find((menu) => menu.id === id)?.name ?? id,
    items: getMenu(parseMenus([{ id, items }]), id),
  }))
  const others = menus.filter(({ id }) => !changed.some((menu) => menu.id === id))
  return {
    ...state,
    settings: parseStoreSettings(getPreviewedContent(state.saved.settings, changes)),
    menus: [...others, ...changed],
  }
}
