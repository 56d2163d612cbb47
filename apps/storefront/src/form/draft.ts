import type { FormState } from './form-shape.ts'

/** Where a tab keeps what was typed while its owner logs in again. */
const KEY = 'form-draft'

interface Draft {
  readonly name: string
  readonly values: FormState['values']
}

/** Keeps what was typed into a form, for this tab alone. A browser that keeps nothing loses it. */
export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage may be switched off or full.
  }
}

/** What was kept of the form with this name, once. */
export function takeDraft(name: string): FormState['values'] | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!isDraft(draft) || draft.name !== name) return undefined
    sessionStorage.removeItem(KEY)
    return draft.values
  } catch {
    return undefined
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('values' in value)) return false
  const { values } = value
  return typeof values === 'object' && values !== null && Object.values(values).every(isText)
}

const isText = (value: unknown) => typeof value === 'string'
