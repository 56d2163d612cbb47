import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Disk, OpenDisk } from '../stores/disk.ts'
import {
  type Invalidation,
  type InvalidationLog,
  type LogState,
  parseInvalidation,
  type LoggedInvalidation,
  type LoggedPurge,
  PURGES_MAX,
  REMEMBERED,
} from './invalidation.ts'

const invalidations = z.array(z.object({ place: z.number(), drop_record: z.string() }))
const purges = z.array(z.object({ tag: z.string(), id: z.string(), offset: z.number() }))
const state = z.object({ epoch: z.string().nullable(), last: z.string().nullable() })
const waiting = z.array(z.string())
const fact = z.object({ value: z.string() }).optional()

const READ_STATE = `SELECT (SELECT value FROM facts WHERE name = 'epoch') AS epoch,
  (SELECT value FROM facts WHERE name = 'last') AS last`

const READ_INVALIDATIONS = 'SELECT place, drop_record FROM drops WHERE place > ? ORDER BY place'

/** Keeps known invalidations of another log on disk, and those not yet published to it. */
export interface InvalidationMirror {
  restart(state: LogState, logged: readonly LoggedInvalidation[], purges: readonly LoggedPurge[]): void
  follow(
    state: LogState,
    logged: readonly LoggedInvalidation[],
    getPurges: () => readonly LoggedPurge[],
  ): void
  getUnpublished(): readonly Invalidation[]
  setUnpublished(invalidations: readonly Invalidation[]): void
}

/** The log of invalidations in the SQLite file: for one machine without Valkey, or as the mirror of Valkey's log. */
export function openSqliteLog(disk: Disk): InvalidationLog & InvalidationMirror {
  function need<Value>(work: (database: OpenDisk) => Value): Value {
    const found = disk.run((database) => ({ value: work(database) }))
    if (found === undefined) throw new Error('the disk store fails')
    return found.value
  }

  return {
    readState: () =>
      need((database) => {
        const { epoch, last } = state.parse(database.prepare(READ_STATE).get())
        if (epoch !== null) return { epoch, last: Number(last) }
        database.prepare("INSERT OR IGNORE INTO facts (name, value) VALUES ('epoch', ?)").run(randomUUID())
        return { epoch: readFact(database, 'epoch') ?? '', last: 0 }
      }),
    readAfter: (offset) =>
      need((database) => {
        const found = database.prepare(READ_INVALIDATIONS).all(offset)
        return invalidations
          .parse(found)
          .map((row) => ({ offset: row.place, invalidation: parseInvalidation(row.drop_record) }))
      }),
    readPurges: () =>
      need((database) =>
        purges.parse(database.prepare('SELECT tag, id, place AS "offset" FROM purges').all()),
      ),
    append(invalidation) {
      const isKept = disk.change((database) => {
        write(database, [{ offset: Number(readFact(database, 'last') ?? 0) + 1, invalidation }])
      })
      if (!isKept) throw new Error('the disk store fails')
    },
    ...createMirror(disk),
  }
}

function createMirror(disk: Disk): InvalidationMirror {
  const restart: InvalidationMirror['restart'] = ({ epoch, last }, logged, known) => {
    disk.change((database) => {
      database.exec('DELETE FROM drops; DELETE FROM purges')
      writeFact(database, 'epoch', epoch)
      write(database, logged)
      writeFact(database, 'last', String(last))
      writePurges(database, known)
    })
  }

  return {
    restart,
    follow({ epoch, last }, logged, getPurges) {
      const own = disk.run((database) => state.parse(database.prepare(READ_STATE).get()))
      if (own === undefined) return
      const known = Number(own.last)
      const isNext = own.epoch === epoch && (logged[0]?.offset ?? last + 1) <= known + 1
      if (!isNext) return restart({ epoch, last }, logged, getPurges())
      const news = logged.filter(({ offset }) => offset > known)
      disk.change((database) => write(database, news))
    },
    getUnpublished: () =>
      disk.run((database) =>
        waiting.parse(JSON.parse(readFact(database, 'waiting') ?? '[]')).map(parseInvalidation),
      ) ?? [],
    setUnpublished(told) {
      const text = JSON.stringify(told.map((invalidation) => JSON.stringify(invalidation)))
      disk.run((database) => writeFact(database, 'waiting', text))
    },
  }
}

function readFact(database: OpenDisk, name: string): string | undefined {
  return fact.parse(database.prepare('SELECT value FROM facts WHERE name = ?').get(name))?.value
}

function writeFact(database: OpenDisk, name: string, value: string): void {
  database.prepare('INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)').run(name, value)
}

function write(database: OpenDisk, logged: readonly LoggedInvalidation[]): void {
  const insert = database.prepare('INSERT OR REPLACE INTO drops (place, drop_record) VALUES (?, ?)')
  for (const { offset, invalidation } of logged) {
    insert.run(offset, JSON.stringify(invalidation))
    const purged = invalidation.purge
      ? invalidation.tags.map((tag) => ({ tag, id: invalidation.id, offset }))
      : []
    writePurges(database, purged)
    writeFact(database, 'last', String(offset))
  }
  const last = logged.at(-1)?.offset ?? 0
  database.prepare('DELETE FROM drops WHERE place <= ?').run(last - REMEMBERED)
}

function writePurges(database: OpenDisk, purged: readonly LoggedPurge[]): void {
  if (purged.length === 0) return
  const insert = database.prepare('INSERT OR REPLACE INTO purges (tag, id, place) VALUES (?, ?, ?)')
  for (const { tag, id, offset } of purged) insert.run(tag, id, offset)
  const surplus = 'SELECT tag FROM purges ORDER BY place DESC LIMIT -1 OFFSET ?'
  database.prepare(`DELETE FROM purges WHERE tag IN (${surplus})`).run(PURGES_MAX)
}
