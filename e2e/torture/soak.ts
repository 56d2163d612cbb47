import { setTimeout as wait } from 'node:timers/promises'
import { getTreeFiles, getTreeMemoryMb } from '../../bench/machine.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { Anomaly, Entry } from './history.ts'

const SAMPLE_MS = 5000

/** What a process may hold, with all that it has started, in MB of 1,000,000 bytes. */
const MEMORY_MAX_MB = { storefront: 450, 'reviews API': 350, index: 480 } as const

/** The mean of the last quarter may be so much above that of the quarter before, once the heaps have their size. */
const GROWTH_MAX = 1.05
const GROWTH_MINUTES = 20

/** Connections come and go with the load; files that nobody closes only come. */
const MORE_FILES_MAX = 60

const UNANSWERED_MAX = 0.01

export interface ProcessSamples {
  readonly kind: keyof typeof MEMORY_MAX_MB
  /** `storefront 1`, say. */
  readonly name: string
  /** In the order in which they were taken, one every five seconds. */
  readonly samples: readonly { readonly mb: number; readonly files: number }[]
}

/** Memory and open files of every process of the cluster until the time is over. */
export async function sampleProcesses(
  { storefronts, reviewsApis, indexes }: Cluster,
  isOver: () => boolean,
): Promise<readonly ProcessSamples[]> {
  const toProcesses = (kind: ProcessSamples['kind'], apps: Cluster['storefronts']) =>
    apps.map(({ pid = 0 }, place) => ({ kind, name: `${kind} ${place}`, pid, samples: [] as Sample[] }))
  const processes = [
    ...toProcesses('storefront', storefronts),
    ...toProcesses('reviews API', reviewsApis),
    ...toProcesses('index', indexes),
  ]
  while (!isOver()) {
    await wait(SAMPLE_MS)
    for (const { pid, samples } of processes)
      samples.push({ mb: getTreeMemoryMb(pid), files: getTreeFiles(pid) })
  }
  return processes
}

type Sample = ProcessSamples['samples'][number]

/** What grew, or grew too large. */
export function checkProcesses(processes: readonly ProcessSamples[]): readonly Anomaly[] {
  return processes.flatMap(({ kind, name, samples }) => {
    const most = Math.max(...samples.map(({ mb }) => mb))
    const [early, , before, last] = toQuarters(samples)
    const isLong = samples.length * SAMPLE_MS >= GROWTH_MINUTES * 60_000
    const rules: readonly (readonly [isBroken: boolean, rule: string, detail: string])[] = [
      [samples.length === 0 || last.mb === 0, 'a process goes on', 'it has ended, or was never there'],
      [
        most > MEMORY_MAX_MB[kind],
        `a ${kind} holds at most ${MEMORY_MAX_MB[kind]} MB`,
        `${most.toFixed(0)} MB`,
      ],
      [
        isLong && last.mb > before.mb * GROWTH_MAX,
        'memory stays flat',
        `${before.mb.toFixed(0)} MB, then ${last.mb.toFixed(0)} MB`,
      ],
      [
        last.files > early.files + MORE_FILES_MAX,
        'open files stay few',
        `${early.files.toFixed(0)}, then ${last.files.toFixed(0)}`,
      ],
    ]
    return rules.flatMap(([isBroken, rule, detail]) => (isBroken ? [{ rule, key: name, detail }] : []))
  })
}

export const getUnanswered = (history: readonly Entry[]) =>
  history.filter(({ outcome }) => outcome === 'unknown')

/** Without a fault only a machine that is busy with other work leaves a request without an answer in time. */
export function checkAnswers(history: readonly Entry[]): readonly Anomaly[] {
  const unanswered = getUnanswered(history)
  if (unanswered.length <= history.length * UNANSWERED_MAX) return []
  const rule = 'at most one of a hundred requests has no answer'
  return unanswered.map(({ kind, key, op }) => ({ rule, key, detail: `${op} of a ${kind}` }))
}

/** `storefront 0: 301 MB (most 322), 94 files`. */
export function toLine({ name, samples }: ProcessSamples): string {
  const [, , , last] = toQuarters(samples)
  const most = Math.max(...samples.map(({ mb }) => mb))
  return `${name}: ${last.mb.toFixed(0)} MB (most ${most.toFixed(0)}), ${last.files.toFixed(0)} files`
}

/** The mean of each quarter. */
function toQuarters(samples: readonly Sample[]): readonly [Sample, Sample, Sample, Sample] {
  const size = Math.max(1, Math.floor(samples.length / 4))
  const toMean = (quarter: number) => {
    const part = samples.slice(quarter * size, (quarter + 1) * size)
    const sum = (key: keyof Sample) => part.reduce((total, sample) => total + sample[key], 0)
    return { mb: sum('mb') / size, files: sum('files') / size }
  }
  return [toMean(0), toMean(1), toMean(2), toMean(3)]
}
