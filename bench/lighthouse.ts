import lighthouse from 'lighthouse'
import { openBrowser } from './browser.ts'
import { getMedian } from './figures.ts'
import { withForeignLoad } from './machine.ts'
import type { BenchOptions } from './options.ts'
import type { Findings, Row } from './report.ts'
import { PAGE_NAMES, PAGES, type Sites } from './sites.ts'

const GOAL_SCORE = 98
const GOAL_LCP_MS = 1900
const SCORE_BELOW_EMPTY_MAX = 3
const LCP_OVER_EMPTY_MAX_MS = 600

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMES = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

/** Scores from 0 to 100, times in milliseconds. */
type Metric = (typeof CATEGORIES)[number] | keyof typeof TIMES | 'machine'

interface Run {
  readonly metrics: Readonly<Record<Metric, number>>
  readonly failing: readonly string[]
}

/** Opens a page as a telephone of the middle class, in a browser of its own. */
async function audit(url: string, port: number): Promise<Run> {
  const browser = await openBrowser([`--remote-debugging-port=${port}`])
  try {
    const found = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] })
    if (found === undefined || found.lhr.runtimeError !== undefined)
      throw new Error(`Lighthouse failed at ${url}: ${found?.lhr.runtimeError?.message ?? 'no result'}`)
    const { lhr } = found
    const score = (name: (typeof CATEGORIES)[number]) => (lhr.categories[name]?.score ?? 0) * 100
    const time = (name: keyof typeof TIMES) => lhr.audits[TIMES[name]]?.numericValue ?? NaN
    return {
      metrics: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
        lcp: time('lcp'),
        fcp: time('fcp'),
        tbt: time('tbt'),
        cls: time('cls'),
        machine: lhr.environment.benchmarkIndex,
      },
      failing: CATEGORIES.slice(1).flatMap((name) =>
        (lhr.categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id),
      ),
    }
  } finally {
    await browser.close()
  }
}

const getMiddle = (runs: readonly Run[], metric: Metric): number =>
  getMedian(runs.map(({ metrics }) => metrics[metric]))

const toText = (runs: readonly Run[]): string => {
  const at = (metric: Metric) => getMiddle(runs, metric)
  const seconds = (metric: Metric) => (at(metric) / 1000).toFixed(2)
  return `${at('performance').toFixed(0)}; LCP ${seconds('lcp')} s, FCP ${seconds('fcp')} s, TBT ${at('tbt').toFixed(0)} ms, CLS ${at('cls').toFixed(3)}; machine ${at('machine').toFixed(0)}`
}

interface Compared {
  readonly name: string
  readonly runs: readonly Run[]
  readonly empty: readonly Run[]
  readonly foreign: number
}

function toRows({ name, runs, empty, foreign }: Compared): readonly Row[] {
  const [score, lcp] = [getMiddle(runs, 'performance'), getMiddle(runs, 'lcp')]
  const [emptyScore, emptyLcp] = [getMiddle(empty, 'performance'), getMiddle(empty, 'lcp')]
  const others = CATEGORIES.slice(1).map((category) => getMiddle(runs, category))
  const failing = [...new Set(runs.flatMap((run) => run.failing))]
  return [
    {
      what: `${name}: Lighthouse performance`,
      shop: toText(runs),
      empty: toText(empty),
      ratio: lcp / emptyLcp,
      reach: `≥ empty − ${SCORE_BELOW_EMPTY_MAX}, LCP ≤ empty + ${LCP_OVER_EMPTY_MAX_MS / 1000} s (goal ${GOAL_SCORE}, ${GOAL_LCP_MS / 1000} s)`,
      met: score >= emptyScore - SCORE_BELOW_EMPTY_MAX && lcp <= emptyLcp + LCP_OVER_EMPTY_MAX_MS,
      goal: score >= GOAL_SCORE && lcp <= GOAL_LCP_MS,
      foreign,
    },
    {
      what: `${name}: accessibility, best practices, SEO`,
      shop: [others.map((value) => value.toFixed(0)).join(', '), ...failing].join('; '),
      reach: '100, 100, 100',
      met: others.every((value) => value === 100),
    },
  ]
}

/** Lighthouse for telephones on pages of the shop and on the empty page, by turns, so that all meet the same noise. */
export async function measureLighthouse(sites: Sites, { runs, pages }: BenchOptions): Promise<Findings> {
  const names = PAGE_NAMES.filter((name) => pages.includes(name))
  const found = new Map<string, Run[]>([...names, 'empty'].map((name) => [name, []]))
  const { foreign } = await withForeignLoad(async () => {
    for (let round = 0; round < runs; round += 1) {
      for (const name of names)
        found.get(name)?.push(await audit(sites.shop + PAGES[name], sites.browserPort))
      found.get('empty')?.push(await audit(sites.empty, sites.browserPort))
    }
  })
  const empty = found.get('empty') ?? []
  return {
    rows: names.flatMap((name) => toRows({ name, runs: found.get(name) ?? [], empty, foreign })),
    details: Object.fromEntries(found),
  }
}
