import type { Traces, TracesOptions } from './traces.ts'

/** Opens the traces of this process. Without a collector undefined, and no code for them is loaded. */
export async function openTraces(options: TracesOptions): Promise<Traces | undefined> {
  const { collectorUrl } = options
  if (collectorUrl === undefined) return undefined
  const { sendTraces } = await import('./send-traces.ts')
  return sendTraces({ ...options, collectorUrl })
}
