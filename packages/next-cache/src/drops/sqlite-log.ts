import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Disk, OpenDisk } from '../stores/disk.ts'
import {
  type Drop,
  type DropLog,
  type LogState,
  parseDrop,
  type PlacedDrop,
  type PlacedPurge,
  PURGES_MAX,
  REMEMBERED,
} from './drop.ts'

const drops = z.array(z.object({ place: z.number(), drop_record: z.string() }))
const purges = z.array(z.object({ tag: z.string(), id: z.string(), place: z.number() }))
const state = z.object({ epoch: z.string().nullable(), last: z.string().nullable() })
const waiting = z.array(z.string())
const fact = z.object({ value: z.string() }).optional()

const READ_STATE = `SELECT (SELECT value FROM facts WHERE name = 'epoch') AS epoch,
  (SELECT value FROM facts WHERE name = 'last') AS last`

const READ_DROPS = 'SELECT place, drop_record FROM drops WHERE place > ? ORDER BY place'

/** Remembers on disk what was heard in another log, and what that log has not been told yet. */
export interface DropMirror {
  restart(state: LogState, placed: readonly PlacedDrop[], purges: readonly PlacedPurge[]): void
  follow(state: LogState, placed: readonly PlacedDrop[], getPurges: () => readonly PlacedPurge[]): void
  getWaiting(): readonly Drop[]
  setWaiting(drops: readonly Drop[]): void
}

/** The log of drops in the disk's file: for one machine without Valkey, or as the mirror of Valkey's. */
export function openSqliteLog(disk: Disk): DropLog & DropMirror {
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
    readAfter: (place) =>
      need((database) => {
        const found = database.prepare(READ_DROPS).all(place)
        return drops.parse(found).map((row) => ({ place: row.place, drop: parseDrop(row.drop_record) }))
      }),
    readPurges: () =>
      need((database) => purges.parse(database.prepare('SELECT tag, id, place FROM purges').all())),
    append(drop) {
      const isKept = disk.change((database) => {
        write(database, [{ place: Number(readFact(database, 'last') ?? 0) + 1, drop }])
      })
      if (!isKept) throw new Error('the disk store fails')
    },
    ...createMirror(disk),
  }
}

function createMirror(disk: Disk): DropMirror {
  const restart: DropMirror['restart'] = ({ epoch, last }, placed, known) => {
    disk.change((database) => {
      database.exec('DELETE FROM drops; DELETE FROM purges')
      writeFact(database, 'epoch', epoch)
      write(database, placed)
      writeFact(database, 'last', String(last))
      writePurges(database, known)
    })
  }

  return {
    restart,
    follow({ epoch, last }, placed, getPurges) {
      const own = disk.run((database) => state.parse(database.prepare(READ_STATE).get()))
      if (own === undefined) return
      const known = Number(own.last)
      const isNext = own.epoch === epoch && (placed[0]?.place ?? last + 1) <= known + 1
      if (!isNext) return restart({ epoch, last }, placed, getPurges())
      const news = placed.filter(({ place }) => place > known)
      disk.change((database) => write(database, news))
    },
    getWaiting: () =>
      disk.run((database) =>
        waiting.parse(JSON.parse(readFact(database, 'waiting') ?? '[]')).map(parseDrop),
      ) ?? [],
    setWaiting(told) {
      const text = JSON.stringify(told.map((drop) => JSON.stringify(drop)))
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

function write(database: OpenDisk, placed: readonly PlacedDrop[]): void {
  const insert = database.prepare('INSERT OR REPLACE INTO drops (place, drop_record) VALUES (?, ?)')
  for (const { place, drop } of placed) {
    insert.run(place, JSON.stringify(drop))
    const purged = drop.purge ? drop.tags.map((tag) => ({ tag, id: drop.id, place })) : []
    writePurges(database, purged)
    writeFact(database, 'last', String(place))
  }
  const last = placed.at(-1)?.place ?? 0
  database.prepare('DELETE FROM drops WHERE place <= ?').run(last - REMEMBERED)
}

function writePurges(database: OpenDisk, purged: readonly PlacedPurge[]): void {
  if (purged.length === 0) return
  const insert = database.prepare('INSERT OR REPLACE INTO purges (tag, id, place) VALUES (?, ?, ?)')
  for (const { tag, id, place } of purged) insert.run(tag, id, place)
  const surplus = 'SELECT tag FROM purges ORDER BY place DESC LIMIT -1 OFFSET ?'
  database.prepare(`DELETE FROM purges WHERE tag IN (${surplus})`).run(PURGES_MAX)
}
