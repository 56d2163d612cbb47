/** First segments of the pages that are made for one visitor. */
const PERSONAL = ['account', 'cart', 'checkout', 'gift-card-balance', 'quiz', 'saved', 'search']

const PERSONAL_PATH = new RegExp(`^(?:/[a-z]{2}(?:-[A-Za-z]+)?)?/(?:${PERSONAL.join('|')})(?:[/?#]|$)`)

/** Whether a link may be prefetched: only cached pages of the shop, which cost nothing to serve. */
export function isPrefetchable(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !PERSONAL_PATH.test(href)
}

/** Whether the visitor's browser asks for as little data as possible. Not every browser says so. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}

/** A path with the language before it, or without, and all below it. */
const PERSONAL_PATTERN = `{/:language}?/:page(${PERSONAL.join('|')}){/*}?`

/**
 * Speculation rules for prefetching: links to cached pages when a shopper points at them, until the router has taken
 * over (`data-router` on the document), which prefetches itself. Browsers that save data ignore them.
 */
export function getSpeculationRules(ownPaths: readonly string[]): object {
  const toWhere = (patterns: readonly string[]) => ({ href_matches: patterns, relative_to: 'document' })
  return {
    prefetch: [
      {
        where: {
          and: [
            toWhere(['/*']),
            { not: toWhere([PERSONAL_PATTERN, ...ownPaths]) },
            { selector_matches: ':root:not([data-router]) a:not([target],[download])' },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }
}

/**
 * The `Speculation-Rules` header with the rules in the address itself, since a file of them would be asked for before a page's
 * stylesheet is.
 */
export function toRulesHeader(rules: object): string {
  const address = `data:application/speculationrules+json,${JSON.stringify(rules)}`
  return `"${address.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
