/** `In Each State` as a sentence; words of capitals stay. */
export const toSentence = (name: string): string =>
  name
    .replaceAll(/(?<=\S\s+)([A-Z])(?=[a-z’']|\b)/g, (letter) => letter.toLowerCase())
    .replace(/\bdont\b/, 'don’t')
