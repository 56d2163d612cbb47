import { stashForSsr } from './ssr-stash.ts'
import { toContentHash } from './to-content-hash.ts'

/** Leaves a text for `SsrOnlyText`, which finds it by this id. */
export function stashSsrOnlyText(text: string): string {
  const id = toContentHash(text)
  stashForSsr(id, text)
  return id
}
