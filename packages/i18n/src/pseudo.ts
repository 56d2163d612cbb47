const PLAIN = 'AaBbCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz'
const ACCENTED = 'ÅåƁƀÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž'
const accents = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]))

/**
 * English that reads but is plainly not English: accented, about 30 % longer, in brackets. Parameters stay as they
 * are. A screen in it shows words that do not come from the messages, and layouts that German would break.
 */
export function toPseudo(text: string): string {
  const parts = text.split(/(\{\{\w+\}\})/)
  const accented = parts.map((part) => (part.startsWith('{{') ? part : [...part].map(toAccented).join('')))
  return `[${accented.join('')}${'~'.repeat(Math.ceil(text.length * 0.3))}]`
}

function toAccented(letter: string): string {
  return accents.get(letter) ?? letter
}
