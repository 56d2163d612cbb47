const FORM = /_(?:zero|one|two|few|many|other)$/

/** The key of a message: without the suffix of a plural form. */
export function getStem(key: string): string {
  return key.replace(FORM, '')
}
