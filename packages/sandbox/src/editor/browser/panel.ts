import type { EditorData } from './documents.ts'
import type { EditorStore } from './editor-store.ts'
import type { Json, Localized, Path } from './json.ts'
import type { PreviewCall } from './to-messages.ts'

/** The arguments of every panel. */
export interface Editor {
  readonly data: EditorData
  readonly store: EditorStore
  /** Language of the shop in the frame and of the texts that are edited. */
  readonly getLocale: () => string
  /** Shows a path in the frame, without its locale. */
  readonly show: (path: string) => void
  readonly post: (call: PreviewCall) => void
}

/** Renders a panel. */
export type Panel = (editor: Editor, place: HTMLElement) => void

/** The given text for every language of the store. */
export function toLocalized({ data }: Editor, text: string): Localized {
  return Object.fromEntries(data.locales.map(({ code }) => [code, text]))
}

export function toChanger({ store }: Editor, key: string): (path: Path, value: Json) => void {
  return (path, value) => store.change(key, path, value)
}
