/** Bytes of a message; undefined where there are more. They are counted while they are read, so no more are ever held. */
export async function readBoundedBody(
  { body }: Request | Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > maxBytes) return undefined
    parts.push(part)
  }
  return Uint8Array.from(Buffer.concat(parts))
}
