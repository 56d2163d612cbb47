/**
 * Whether a state change comes from our own pages. Browsers put `Origin` on every such request; a missing one and the
 * `null` of sandboxed documents are refused. Decisions "Own endpoints".
 */
export function isSameOrigin(origin: string | null, publicOrigin: string): boolean {
  return origin !== null && origin !== 'null' && origin === publicOrigin
}
