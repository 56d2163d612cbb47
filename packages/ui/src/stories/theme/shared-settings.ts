const PARAMETER = 'settings'

/** Text as letters that an address takes as they are. */
const encode = (text: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** Throws where the letters are not those of `encode`. */
const decode = (letters: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    ),
  )

/** The address of a page with settings in its fragment, which no server receives. */
export function toSharedAddress(page: string, settings: string): string {
  const address = new URL(page)
  address.hash = new URLSearchParams({ [PARAMETER]: encode(settings) }).toString()
  return address.href
}

/** The settings of an address; undefined where it has none, or none that can be read. */
export function readSharedSettings(page: string): string | undefined {
  const letters = new URLSearchParams(new URL(page).hash.slice(1)).get(PARAMETER)
  if (letters === null) return undefined
  try {
    return decode(letters)
  } catch {
    return undefined
  }
}
