import { CRAWLERS } from './crawlers.ts'
import type { RobotRules } from './robot-rules.ts'

export interface RobotsFacts {
  readonly rules: RobotRules
  /** Paths closed to all crawlers. */
  readonly closed: readonly string[]
  readonly sitemap: string
  /** Addresses for readers of the file, beside its rules. */
  readonly others: readonly string[]
}

/**
 * The rules for programs that fetch pages. A program follows the rules under its own name, or else the general ones,
 * which are those for search. Programs of a kind with other rules are therefore listed by name.
 */
export function writeRobots({ rules, closed, sitemap, others }: RobotsFacts): string {
  const toRules = (isAllowed: boolean) =>
    isAllowed ? ['Allow: /', ...closed.map((path) => `Disallow: ${path}`)] : ['Disallow: /']
  const different = CRAWLERS.filter(({ kind }) => rules[kind] !== rules.search)
  const named = different.map(({ agent }) => `User-agent: ${agent}`)
  const groups = [
    ['User-agent: *', ...toRules(rules.search)],
    ...(named.length === 0 ? [] : [[...named, ...toRules(!rules.search)]]),
    [`Sitemap: ${sitemap}`],
    others.map((address) => `# ${address}`),
  ]
  return `${groups.map((lines) => lines.join('\n')).join('\n\n')}\n`
}
