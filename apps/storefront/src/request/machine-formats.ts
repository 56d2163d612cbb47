/** The types in which readers without a browser get a page, by the end of its address. */
export const MACHINE_FORMATS = {
  md: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const

export type MachineFormat = keyof typeof MACHINE_FORMATS

const MACHINE_PATH = /^(.+)\.(md|json)$/

/** Pages that readers get in other types: the list of all products, a category, a product. */
const PAGES = /^\/(?:products(?:\/[^/]+)?|categories\/[^/]+)$/

/** The shop's description for language models. Locales other than the default have their own: `/fr/llms.txt`. */
export const LLMS_PATH = '/llms.txt'

/** Whether a page (its path without locale) is there in other types too. */
export function hasMachineFormats(path: string): boolean {
  return PAGES.test(path)
}

/** A page's address in another type, without a query. */
export function toMachinePath(path: string, type: MachineFormat): string {
  const [plain = path, query] = path.split('?')
  return `${plain}.${type}${query === undefined ? '' : `?${query}`}`
}

/** The page and the type that such an address names; undefined for any other address. */
export function parseMachinePath(
  path: string,
): { readonly path: string; readonly type: MachineFormat } | undefined {
  const [, page, ending] = MACHINE_PATH.exec(path) ?? []
  const type = ending === 'md' || ending === 'json' ? ending : undefined
  return page === undefined || type === undefined ? undefined : { path: page, type }
}

/** Media types that a client may ask for. Of equally wanted types the first counts. */
const MEDIA_TYPES: Readonly<Record<string, MachineFormat | 'html'>> = {
  'text/html': 'html',
  'text/markdown': 'md',
  'application/json': 'json',
}

/**
 * The other format in which a client wants a page, by its `Accept`; undefined where HTML will do. Only named types
 * count: a client that accepts anything gets the page.
 */
export function getWantedFormat(accept: string | undefined): MachineFormat | undefined {
  let best: { readonly type: MachineFormat | 'html'; readonly weight: number } | undefined
  for (const entry of (accept ?? '').split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    const type = MEDIA_TYPES[name]
    const weight = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1)
    if (type !== undefined && weight > (best?.weight ?? 0)) best = { type, weight }
  }
  return best === undefined || best.type === 'html' ? undefined : best.type
}
