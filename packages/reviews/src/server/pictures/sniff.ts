/** Formats a picture may be uploaded in. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

/**
 * The format of a file by its first bytes; its name and declared type are ignored. Undefined for anything but a
 * picture of a known format, also for vector graphics and HEIC.
 */
export function sniffPicture(bytes: Uint8Array): PictureFormat | undefined {
  const text = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end))
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif'
  if (text(4, 8) === 'ftyp' && /^avi[fs]$/.test(text(8, 12))) return 'avif'
  return undefined
}
