import { stashForSsr } from '#service/ssr-stash.ts'
import { toTextId } from './to-text-id.ts'

/** Leaves a text for `SsrOnlyText`, which finds it by this id. */
export function stashSsrOnlyText(text: string): string {
  const id = toTextId(text)
  stashForSsr(id, text)
  return id
}
