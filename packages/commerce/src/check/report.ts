import type { CommerceError } from '../error.ts'

/** `breaks`: shoppers cannot find or buy. `note`: something is missing, and the text names its replacement. */
export type Level = 'ok' | 'note' | 'breaks'

/** One result of checking a store. */
export interface Finding {
  readonly level: Level
  readonly subject: string
  /** What exists, or what replaces the missing record. */
  readonly text: string
  /** What to create or set. */
  readonly advice?: string | undefined
}

export interface StoreReport {
  /** The store's origin. */
  readonly url: string
  /** The path of GraphQL that fits best; undefined where none answers. */
  readonly graphqlPath?: string | undefined
  readonly findings: readonly Finding[]
  /** Whether anything stops shoppers from finding and buying. */
  readonly breaksShopping: boolean
}

export function toReport(url: string, findings: readonly Finding[], graphqlPath?: string): StoreReport {
  return { url, graphqlPath, findings, breaksShopping: findings.some(({ level }) => level === 'breaks') }
}

const MARKS: Readonly<Record<Level, string>> = { ok: 'ok     ', note: 'note   ', breaks: 'BREAKS ' }

/** The report as lines for a terminal. */
export function formatReport({ url, graphqlPath, findings, breaksShopping }: StoreReport): string {
  const lines = findings.flatMap(({ level, subject, text, advice }) => [
    `${MARKS[level]} ${subject}: ${text}`,
    ...(advice === undefined ? [] : [`         -> ${advice}`]),
  ])
  const count = findings.filter(({ level }) => level === 'breaks').length
  const verdict = breaksShopping
    ? `Shopping does not work: ${count} ${count === 1 ? 'thing breaks' : 'things break'} it.`
    : 'Shopping works.'
  return [`Store    ${url}`, `GraphQL  ${graphqlPath ?? 'none'}`, '', ...lines, '', verdict, ''].join('\n')
}

/** Why a store could not be reached, and what to do about it. */
export function toFailure(subject: string, error: CommerceError): Finding {
  return { level: 'breaks', subject, text: `${error.message} (${error.kind})`, advice: toAdvice(error) }
}

function toAdvice(error: CommerceError): string {
  if (error.kind === 'timeout') return 'The store did not answer in time: check the address, then try again.'
  if (error.kind === 'network') return 'Nothing answers there: check the address and the connection.'
  if (error.kind === 'graphql' && error.codes.some((code) => /AUTH/.test(code)))
    return 'Check the public key: it begins with pk_ and stands in the dashboard under Developer, API keys.'
  if (error.kind === 'http' && (error.status === 401 || error.status === 403)) return 'Check the public key.'
  if (error.kind === 'http' && error.status === 429) return 'The store asks for fewer calls: try again later.'
  return 'This does not look like a store: check the address, https://{store}.swell.store without a path.'
}
