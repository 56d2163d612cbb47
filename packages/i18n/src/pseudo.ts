const LETTERS =
  'AÅ aå BƁ bƀ CÇ cç DÐ dð EÉ eé GĜ gĝ HĤ hĥ IÎ iî JĴ jĵ KĶ kķ LĻ lļ NÑ nñ OÖ oö RŔ rŕ SŠ sš TŢ tţ UÛ uû WŴ wŵ YÝ yý ZŽ zž'
const accents = new Map(LETTERS.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]))

/**
 * Makes readable text that is plainly not English: accented, about 30 % longer, in brackets. Parameters stay as they
 * are. It shows which texts do not come from the messages, and which layouts longer languages would break.
 */
export function toPseudo(text: string): string {
  const accented = text.replace(/\{\{\w+\}\}|[A-Za-z]/g, (part) => accents.get(part) ?? part)
  return `[${accented}${'~'.repeat(Math.ceil(text.length * 0.3))}]`
}
