/** `meta_title` becomes `metaTitle`. */
export function toCamelCase(name: string): string {
  return name.replace(/(?<=[a-z\d])_([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
}
