import { hash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEvent, type StoreEvent } from './event.ts'
import { REMEMBERED_MS } from './keep-event.ts'

const DAY_MS = 86_400_000

/** Events on disk: written before they are acknowledged, and remembered so that a repeat is recognised. */
export interface Journal {
  /** Whether the event is new. Rejects when it cannot be written. */
  add(event: StoreEvent): Promise<boolean>
  /** The event was dealt with. */
  finish(event: StoreEvent): Promise<void>
  /** Events that an earlier process did not deal with. */
  readUnfinished(): Promise<readonly StoreEvent[]>
}

/** Two folders: `new` holds pending events, `done` the processed ones. */
export function createJournal(directory: string): Journal {
  const [fresh, done] = [join(directory, 'new'), join(directory, 'done')]
  /** By name. If the same event arrives twice at the same time, the second waits until the first is written. */
  const adding = new Map<string, Promise<boolean>>()
  let forgotAt = Number.NEGATIVE_INFINITY

  async function write(name: string, event: StoreEvent): Promise<boolean> {
    await Promise.all([fresh, done].map((folder) => mkdir(folder, { recursive: true })))
    // In this order, because an event that is finished in between is in the second folder by then.
    if ((await exists(join(fresh, name))) || (await exists(join(done, name)))) return false
    await writeDown(join(fresh, name), JSON.stringify(event))
    return true
  }

  return {
    async add(event) {
      const name = toName(event)
      const earlier = adding.get(name)
      if (earlier !== undefined) return earlier.then(() => false)
      const added = write(name, event).finally(() => adding.delete(name))
      adding.set(name, added)
      return added
    },
    async finish(event) {
      await rename(join(fresh, toName(event)), join(done, toName(event))).catch(ignoreMissing)
      if (Date.now() - forgotAt < DAY_MS) return
      forgotAt = Date.now()
      await forgetOld(done)
    },
    async readUnfinished() {
      const names = await readdir(fresh).catch(() => [])
      const events = names.filter((name) => name.endsWith('.json'))
      const texts = await Promise.all(
        events.map((name) => readFile(join(fresh, name), 'utf8').catch(ignoreMissing)),
      )
      return texts.flatMap((text) => (text === undefined ? [] : (parseEvent(text) ?? [])))
    },
  }
}

function toName({ id }: StoreEvent): string {
  return `${hash('sha256', id)}.json`
}

/** Another reader of the folder has dealt with the event meanwhile. */
function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}

/** The file is on the disk, whole, when this resolves. */
async function writeDown(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`
  const file = await open(temporary, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(temporary, path)
}

async function forgetOld(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found !== undefined && Date.now() - found.mtimeMs > REMEMBERED_MS) await rm(path, { force: true })
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}
