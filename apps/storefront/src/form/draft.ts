import type { FormState } from './form-shape.ts'

/** Where a tab keeps a form's values while its owner logs in again. */
const KEY = 'form-draft'

interface Draft {
  readonly name: string
  readonly values: FormState['values']
}

/** Keeps a form's values for this tab alone. Without storage they are lost. */
export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage may be switched off or full.
  }
}

/** The kept values of the form with this name, once. */
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
