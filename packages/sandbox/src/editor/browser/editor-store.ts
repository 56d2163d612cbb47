import { type EditedDocument, isChanged } from './documents.ts'
import { type Json, type Path, setAt } from './json.ts'

export type Change = { readonly document: EditedDocument; readonly path: Path }

export interface EditorStore {
  readonly get: (key: string) => EditedDocument
  readonly all: () => readonly EditedDocument[]
  readonly changed: () => readonly EditedDocument[]
  /** Changes a draft and notifies the listeners. */
  readonly change: (key: string, path: Path, value: Json) => void
  /** Marks the drafts of these documents as saved. */
  readonly markSaved: (documents: readonly EditedDocument[]) => void
  readonly onChange: (listener: (change: Change) => void) => void
}

/** The merchant's drafts. */
export function createEditorStore(loaded: ReadonlyMap<string, EditedDocument>): EditorStore {
  const documents = new Map(loaded)
  const listeners: ((change: Change) => void)[] = []
  const get = (key: string) => {
    const document = documents.get(key)
    if (document === undefined) throw new Error(`There is no ${key}`)
    return document
  }
  return {
    get,
    all: () => [...documents.values()],
    changed: () => [...documents.values()].filter(isChanged),
    change(key, path, value) {
      const document = get(key)
      const changed = { ...document, draft: setAt(document.draft, path, value) }
      documents.set(key, changed)
      for (const listener of listeners) listener({ document: changed, path })
    },
    markSaved(saved) {
      for (const [key, document] of documents) {
        const match = saved.find(({ kind, id }) => kind === document.kind && id === document.id)
        if (match) documents.set(key, { ...document, saved: match.draft })
      }
    },
    onChange: (listener) => void listeners.push(listener),
  }
}
