/** First segments of the pages that are made for one visitor. */
const PERSONAL = ['account', 'cart', 'checkout', 'quiz', 'search']

const PERSONAL_PATH = new RegExp(`^(?:/[a-z]{2}(?:-[A-Za-z]+)?)?/(?:${PERSONAL.join('|')})(?:[/?#]|$)`)

/** Whether a link's page may be fetched ahead: a cached page of the shop, which costs nobody anything. */
export function isPrefetchable(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !PERSONAL_PATH.test(href)
}

/**
 * What a browser may fetch ahead by itself, as speculation rules: links to cached pages once a shopper points at them,
 * until the router has taken over (`data-router` on the document), which fetches ahead itself. A browser that saves
 * data does not follow them.
 */
export function getSpeculationRules(ownPaths: readonly string[]): object {
  const personal = PERSONAL.flatMap((segment) => [
    `/${segment}`,
    `/${segment}/*`,
    `/:locale/${segment}`,
    `/:locale/${segment}/*`,
  ])
  return {
    prefetch: [
      {
        source: 'document',
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: [...personal, ...ownPaths] } },
            { selector_matches: ':root:not([data-router]) a:not([target], [download])' },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }
}
