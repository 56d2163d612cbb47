import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { PictureBox } from '@sorrel/contracts/content'
import { z } from 'zod'

/** Beside this module, and in the build beside the program that this module is in. */
const PROGRAM = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? 'encoder-process.ts' : 'encoder-process.js', import.meta.url),
)
const JOB_MS = 30_000
const IDLE_MS = 30_000

/** What the program may know of our environment: how to load its library. */
const VARIABLES = ['PATH', 'LD_LIBRARY_PATH', 'LD_PRELOAD']

export type PictureFormat = 'webp' | 'avif'

export type EncoderJob =
  | { readonly kind: 'describe'; readonly original: Uint8Array }
  | { readonly kind: 'measure'; readonly original: Uint8Array; readonly box: PictureBox }
  | {
      readonly kind: 'encode'
      readonly original: Uint8Array
      readonly width: number
      readonly format: PictureFormat
    }

const answerSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('description'),
    type: z.string(),
    /** Pixels, upright. */
    width: z.number(),
    /** A drawing or an animation: served as it is. */
    isFixed: z.boolean(),
  }),
  z.object({
    kind: z.literal('tones'),
    /** Colours in hexadecimal. */
    darkest: z.string(),
    lightest: z.string(),
  }),
  z.object({ kind: z.literal('rendition'), bytes: z.instanceof(Uint8Array) }),
  z.object({ kind: z.literal('failure'), message: z.string() }),
])

export type EncoderAnswer = z.infer<typeof answerSchema>
export type Description = Extract<EncoderAnswer, { kind: 'description' }>

/** The picture cannot be decoded: a further try would end the same way. */
export class BrokenPictureError extends Error {}

/** Reads and encodes pictures in a process of its own. One job at a time: whoever calls sees to that. */
export interface Encoder {
  describe(original: Buffer): Promise<Description>
  /** The darkest and the lightest colour in a part of the picture. */
  measure(original: Buffer, box: PictureBox): Promise<Extract<EncoderAnswer, { kind: 'tones' }>>
  /** At most as wide as the original. */
  encode(original: Buffer, to: { readonly width: number; readonly format: PictureFormat }): Promise<Buffer>
  close(): void
}

/**
 * The process starts with the first job and ends when it had none for `idleMs`, so that its memory is free again. A job
 * that takes longer than `jobMs` ends it too.
 */
export function createEncoder({ idleMs = IDLE_MS, jobMs = JOB_MS } = {}): Encoder {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function close(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  async function run(job: EncoderJob): Promise<EncoderAnswer> {
    clearTimeout(idle)
    if (child?.connected !== true) child = start()
    const late = setTimeout(close, jobMs)
    try {
      const answer = answerSchema.parse(await ask(child, job))
      if (answer.kind === 'failure') throw new BrokenPictureError(answer.message)
      return answer
    } catch (error) {
      if (!(error instanceof BrokenPictureError)) close()
      throw error
    } finally {
      clearTimeout(late)
      idle = setTimeout(close, idleMs).unref()
    }
  }

  return {
    async describe(original) {
      const answer = await run({ kind: 'describe', original })
      if (answer.kind !== 'description') throw new Error('the encoder answered another question')
      return answer
    },
    async measure(original, box) {
      const answer = await run({ kind: 'measure', original, box })
      if (answer.kind !== 'tones') throw new Error('the encoder answered another question')
      return answer
    },
    async encode(original, to) {
      const answer = await run({ kind: 'encode', original, ...to })
      if (answer.kind !== 'rendition') throw new Error('the encoder answered another question')
      return Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength)
    },
    close,
  }
}

/** Its own objects are small and its threads work one after the other. */
const HEAP = ['--max-old-space-size=64', '--max-semi-space-size=1', '--v8-pool-size=1']

/** glibc gives each thread memory of its own and returns little of it: like this the process takes half the memory. */
const MEMORY = {
  UV_THREADPOOL_SIZE: '1',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** Neither it nor its channel keeps our own process from ending. */
function start(): ChildProcess {
  const variables = VARIABLES.map((name) => [name, process.env[name]])
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    execArgv: HEAP,
    env: { ...Object.fromEntries(variables), ...MEMORY },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // Whoever waits for an answer hears of it; between jobs nobody does.
  child.on('error', () => undefined)
  child.unref()
  child.channel?.unref()
  return child
}

/** Rejects when the process ends before it answers. */
async function ask(child: ChildProcess, job: EncoderJob): Promise<unknown> {
  const asked = new AbortController()
  const { signal } = asked
  const answered = once(child, 'message', { signal }).then(([answer]: unknown[]) => answer)
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('the encoder ended')
  })
  child.send(job)
  return Promise.race([answered, ended]).finally(() => asked.abort())
}
