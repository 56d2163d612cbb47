import { type EditedDocument, toSaveCall } from './documents.ts'

/** Saves documents one after the other; answers those that are saved, and why the first of the others is not. */
export async function save(
  documents: readonly EditedDocument[],
): Promise<{ readonly saved: readonly EditedDocument[]; readonly problem?: string }> {
  const saved: EditedDocument[] = []
  for (const document of documents) {
    const problem = await saveOne(document)
    if (problem !== undefined) return { saved, problem }
    saved.push(document)
  }
  return { saved }
}

async function saveOne(document: EditedDocument): Promise<string | undefined> {
  const { method, path, body } = toSaveCall(document)
  try {
    const answer = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.ok ? undefined : `the ${document.kind} was refused (${answer.status})`
  } catch {
    return 'the service cannot be reached'
  }
}
