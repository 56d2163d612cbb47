import type { toLocaleChangedMessage, toPreviewReadyMessage } from '@sorrel/contracts/preview'

type EditorMessage = ReturnType<typeof toLocaleChangedMessage | typeof toPreviewReadyMessage>

/**
 * Posts a message to the window that frames the shop, if it is an editor's. Browsers deliver to the named origin only.
 */
export function notifyEditor(message: EditorMessage, editorOrigins: readonly string[]): void {
  if (window.parent === window) return
  const framing = 'ancestorOrigins' in window.location ? window.location.ancestorOrigins[0] : undefined
  for (const origin of editorOrigins)
    if (framing === undefined || framing === origin) window.parent.postMessage(message, origin)
}
