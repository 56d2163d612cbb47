/** Text as letters that Storybook takes as a choice of the toolbar: digits, Latin letters, `-` and `_`. */
export const toSettingsCode = (text: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** The text of `toSettingsCode`; undefined for other letters. */
export function readSettingsCode(code: string): string | undefined {
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
    )
  } catch {
    return undefined
  }
}
