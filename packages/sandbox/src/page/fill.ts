/** Puts values into a text: `fill('Order {{number}}', { number: 'S1' })`. An unknown mark is not changed. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => String(values[name] ?? mark))
}
