/** Names under which kept answers are dropped again. Design notes on rendering. */
export const tags = {
  product: (slug: string) => `product:${slug}`,
  category: (slug: string) => `category:${slug}`,
  page: (slug: string) => `page:${slug}`,
  settings: 'settings',
  menus: 'menus',
} as const

const TAG = /^(?:settings|menus|(?:product|category|page|reviews):[A-Za-z0-9_-]{1,100})$/

/** Whether a webhook may drop what is kept under this name. */
export function isTag(name: string): boolean {
  return TAG.test(name)
}
