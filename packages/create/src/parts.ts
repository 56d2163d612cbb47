import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Template } from './answers.ts'

/** The parts that `add` copies: their first files, of each template that has them. Their imports come along. */
export const PARTS: Readonly<Record<string, Readonly<Partial<Record<Template, readonly string[]>>>>> = {
  'product-form': {
    next: ['src/components/product-form.tsx', 'src/components/product-form.test.tsx'],
    vite: ['src/components/product-form.tsx', 'src/components/product-form.test.tsx'],
  },
  search: {
    next: ['src/app/[language]/search/page.tsx', 'src/components/product-list.test.tsx'],
  },
  account: {
    next: [
      ...['(overview)', 'login', 'orders/[id]', 'password-recovery', 'set-password/[key]', 'sign-up'].map(
        (page) => `src/app/[language]/account/${page}/page.tsx`,
      ),
      'src/app/store-forms/[name]/route.ts',
      'src/app/store-api/[...path]/route.ts',
      'src/app/store-api/store-api.test.ts',
    ],
  },
  reviews: { next: ['src/components/reviews-section.tsx', 'src/components/customer-reviews.test.tsx'] },
}

/** What is left to do where a part was added. */
export const NOTES: Readonly<Record<string, string>> = {
  'product-form': 'Put <ProductForm product={product} /> on the product page.',
  search: 'The page is /en/search.',
  account: 'The pages are /en/account and below.',
  reviews:
    "Put <ReviewsSection product={product} /> on the product page, import '@sorrel/reviews/styles.css' in the layout, and lead /api/reviews to the API of REVIEWS_URL by `rewrites` in next.config.ts.",
}

/** What a part consists of: files by their path in a shop, and the packages that they import. */
export interface Part {
  readonly files: ReadonlyMap<string, string>
  readonly packages: readonly string[]
}

/** What every shop has of its own, with its own contents. */
const OWN = new Set(['src/shop.ts'])

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g

/** A part with every file of the templates that it imports. Undefined where the template has no such part. */
export function readPart(name: string, template: Template, templates: string): Part | undefined {
  const first = PARTS[name]?.[template]
  if (first === undefined) return undefined
  const files = new Map<string, string>()
  const packages = new Set<string>()
  const waiting = [...first]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file) || OWN.has(file)) continue
    const source = readFileSync(findFile(file, template, templates), 'utf8')
    files.set(file, source)
    for (const [, specifier = ''] of source.matchAll(IMPORT))
      if (specifier.startsWith('.')) {
        const imported = resolveImport(file, specifier, { template, templates })
        if (imported !== undefined) waiting.push(imported)
      } else packages.add(toPackage(specifier))
  }
  return { files, packages: [...packages].filter((name) => !name.startsWith('node:')).toSorted() }
}

/** `@sorrel/ui/button` is of `@sorrel/ui`. */
const toPackage = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const findFile = (file: string, template: Template, templates: string): string =>
  [template, 'shared'].map((folder) => join(templates, folder, file)).find((path) => existsSync(path)) ?? ''

interface Place {
  readonly template: Template
  readonly templates: string
}

/** Undefined for what is no file of the templates, such as a shop's words. */
function resolveImport(from: string, specifier: string, { template, templates }: Place): string | undefined {
  const path = join(dirname(from), specifier)
  return ['.ts', '.tsx']
    .map((ending) => relative('', `${path}${ending}`))
    .find((file) => OWN.has(file) || findFile(file, template, templates) !== '')
}
