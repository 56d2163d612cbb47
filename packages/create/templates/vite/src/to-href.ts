/** The address of a path, after `#`. The language is a part of the page's own address. */
export const toHref = (_language: string, path: string): string => `#${path}`
