import { leaveForDrawing } from '#service/drawn-on-server.ts'
import { toTextId } from './to-text-id.ts'

/** Leaves a text for `InlineText`, which finds it by this id. */
export function leaveInlineText(text: string): string {
  const id = toTextId(text)
  leaveForDrawing(id, text)
  return id
}
