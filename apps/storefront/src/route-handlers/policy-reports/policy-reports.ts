import { readText } from '@sorrel/contracts/http/body'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { getClientAddress } from '#request/client-address.ts'
import { toPlainResponse } from '#endpoints/route.ts'
import { getLoggedPath } from '#backend/telemetry/logged-path.ts'

/** Reports that one address may send in a minute. */
const REPORTS_PER_MINUTE = 20
/** Different reports that are remembered, and for how long: the same one is logged once in that time. */
const REMEMBERED = 500
const REMEMBERED_MS = 3_600_000
/** Lines of the log in a minute, whatever comes. */
const LINES_PER_MINUTE = 30
const BODY_MAX_BYTES = 16 * 1024
/** Reports of one body that are read. */
const REPORTS_MAX = 10
const TEXT_MAX_CHARACTERS = 200

const reportsSchema = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      documentURL: z.string(),
      effectiveDirective: z.string(),
      blockedURL: z.string().default(''),
      sourceFile: z.string().nullish(),
      lineNumber: z.number().nullish(),
    }),
  }),
)

type Report = z.infer<typeof reportsSchema>[number]['body']

/**
 * `POST /api/policy-reports`: takes browsers' reports (`application/reports+json`, at most 16 KiB) of policy
 * violations, and logs each kind once an hour, without queries. 204; 400 for another body, 405, 429 with the time to
 * wait.
 */
export function createPolicyReports({ log }: { readonly log: Pick<Logger, 'warn'> }) {
  const senders = new RateLimiterMemory({ points: REPORTS_PER_MINUTE, duration: 60 })
  const lines = new RateLimiterMemory({ points: LINES_PER_MINUTE, duration: 60 })
  const logged = new LRUCache<string, true>({ max: REMEMBERED, ttl: REMEMBERED_MS })

  async function note(report: Report): Promise<void> {
    const facts = toFacts(report)
    const key = JSON.stringify(facts)
    if (logged.has(key) || !(await take(lines, 'all'))) return
    logged.set(key, true)
    log.warn(facts, 'a policy stopped something in a browser')
  }

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return toPlainResponse(405, { allow: 'POST' })
    if (!(await take(senders, getClientAddress(request))))
      return toPlainResponse(429, { 'retry-after': '60' })
    const reports = await readReports(request)
    if (reports === undefined) return toPlainResponse(400)
    for (const { type, body } of reports.slice(0, REPORTS_MAX)) if (type === 'csp-violation') await note(body)
    return toPlainResponse(204)
  }
}

async function take(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  return limiter.consume(key).then(
    () => true,
    () => false,
  )
}

async function readReports(request: Request): Promise<z.infer<typeof reportsSchema> | undefined> {
  const text = await readText(request, BODY_MAX_BYTES)
  if (!text.ok) return undefined
  try {
    return reportsSchema.parse(JSON.parse(text.value))
  } catch {
    return undefined
  }
}

function toFacts({ documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber }: Report) {
  return {
    page: toLogged(documentURL),
    directive: toLogged(effectiveDirective),
    blocked: toLogged(blockedURL),
    ...(sourceFile && { source: `${toLogged(sourceFile)}:${lineNumber ?? 0}` }),
  }
}

/** An address without its query; a word, such as `inline`, as it is. */
function toLogged(text: string): string {
  const url = URL.parse(text)
  const plain =
    url === null ? text : `${url.protocol === 'data:' ? 'data:' : url.origin}${getLoggedPath(url.pathname)}`
  return plain.slice(0, TEXT_MAX_CHARACTERS)
}
