/** The exports of a route whose handler tells methods apart itself. */
export function toMethods<Handle>(handle: Handle) {
  return {
    DELETE: handle,
    GET: handle,
    HEAD: handle,
    OPTIONS: handle,
    PATCH: handle,
    POST: handle,
    PUT: handle,
  }
}
