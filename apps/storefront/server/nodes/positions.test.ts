import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDroppedTags } from '#service/dropped-tags.ts'
import { createPositions } from './positions.ts'
import type { SharedDrop } from './shared-drop.ts'

const toDrop = (id: string, node: string, tag: string): SharedDrop => ({
  id,
  node,
  tags: [tag],
  purge: false,
  isAll: false,
})

interface Made {
  readonly tag: string
  readonly version: number
  readonly startedAt: number
}

/** Two nodes, what a service holds, and the order in which drops are told. */
function setUpNodes() {
  let time = 1
  const now = () => time
  const versions = new Map<string, number>()
  const log: { readonly drop: SharedDrop; readonly version: number }[] = []
  const stored: { readonly page: Made; readonly position: number | undefined }[] = []
  const createNode = (name: string) => ({
    name,
    dropped: createDroppedTags({ now }),
    positions: createPositions(now),
    unheard: [] as { readonly drop: SharedDrop; readonly version: number }[],
    /** The newest version of each tag whose change this node was told of. */
    told: new Map<string, number>(),
    heard: 0,
    /** Read here and not stored yet. */
    making: [] as Made[],
    /** Pages that came from the store, as this node has them. */
    pages: [] as Made[],
  })
  const nodes = [createNode('a'), createNode('b')] as const
  for (const { positions } of nodes) positions.reset(0, [])
  type Node = (typeof nodes)[number]
  let count = 0
  const getVersion = (tag: string) => versions.get(tag) ?? 0
  const learn = (node: Node, tag: string, version: number) =>
    node.told.set(tag, Math.max(version, node.told.get(tag) ?? 0))
  const steps = {
    change(node: Node, tag: string) {
      versions.set(tag, getVersion(tag) + 1)
      const drop = toDrop(String((count += 1)), node.name, tag)
      node.dropped.drop([tag])
      node.positions.expect(drop)
      node.unheard.push({ drop, version: getVersion(tag) })
      learn(node, tag, getVersion(tag))
    },
    publish(node: Node) {
      log.push(...node.unheard.splice(0, 1))
    },
    hear(node: Node) {
      const entry = log[node.heard]
      if (entry === undefined) return
      node.heard += 1
      node.positions.apply(node.heard, entry.drop)
      if (entry.drop.node === node.name) return
      node.dropped.drop(entry.drop.tags, { isHeard: true })
      for (const tag of entry.drop.tags) learn(node, tag, entry.version)
    },
    read(node: Node, tag: string) {
      node.making.push({ tag, version: getVersion(tag), startedAt: time })
    },
    store(node: Node) {
      const page = node.making.shift()
      if (page !== undefined) stored.push({ page, position: node.positions.at(page.startedAt) })
    },
    load(node: Node) {
      const found = stored.at(-1)
      if (found === undefined) return
      const isOld = node.positions.isDropped({ position: found.position, tags: [found.page.tag] })
      node.pages.push({ ...found.page, startedAt: isOld ? 0 : time })
    },
  }
  const tick = () => {
    time += 1
  }
  return { nodes, steps, tick }
}

test('no node takes a page for current that lacks a change which it was told of', () => {
  const step = fc.record({
    kind: fc.constantFrom('change', 'publish', 'hear', 'read', 'store', 'load'),
    node: fc.constantFrom(0, 1),
    tag: fc.constantFrom('x', 'y'),
  } as const)
  let current = 0
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 80 }), (list) => {
      const { nodes, steps, tick } = setUpNodes()
      for (const { kind, node: index, tag } of list) {
        tick()
        steps[kind](nodes[index === 0 ? 0 : 1], tag)
        for (const { dropped, pages, told } of nodes)
          for (const page of pages) {
            if (dropped.isDropped({ startedAt: page.startedAt, tags: [page.tag] })) continue
            current += 1
            expect(page.version).toBeGreaterThanOrEqual(told.get(page.tag) ?? 0)
          }
      }
    }),
    { numRuns: 1000 },
  )
  expect(current, 'some pages are good').toBeGreaterThan(1000)
})

test('after a gap nothing older counts as current, and what this node has yet to tell still counts', () => {
  let time = 1
  const positions = createPositions(() => time)
  positions.reset(4, [])
  time = 2
  expect(positions.at(1)).toBeUndefined()
  expect(positions.at(2)).toBe(4)
  expect(positions.isDropped({ position: 3, tags: ['x'] })).toBe(true)
  expect(positions.isDropped({ position: 4, tags: ['x'] })).toBe(false)
  expect(positions.isDropped({ position: undefined, tags: [] })).toBe(true)
  const own = toDrop('1', 'a', 'x')
  positions.expect(own)
  positions.reset(9, [own])
  expect(positions.isDropped({ position: 9, tags: ['x'] })).toBe(true)
  expect(positions.isDropped({ position: 9, tags: ['y'] })).toBe(false)
  positions.apply(10, own)
  expect(positions.isDropped({ position: 9, tags: ['x'] })).toBe(true)
  expect(positions.isDropped({ position: 10, tags: ['x'] })).toBe(false)
  expect(positions.isPurged({ position: 9, tags: ['x'] })).toBe(false)
  positions.apply(11, { ...toDrop('2', 'b', 'y'), purge: true })
  expect(positions.isPurged({ position: 10, tags: ['y'] })).toBe(true)
  positions.apply(12, { ...toDrop('3', 'b', ''), isAll: true })
  expect(positions.isDropped({ position: 11, tags: ['z'] })).toBe(true)
  expect(positions.isDropped({ position: 12, tags: ['z'] })).toBe(false)
})

test('what another drop stands for is not waited for any more', () => {
  const positions = createPositions(() => 1)
  positions.reset(0, [])
  const own = toDrop('1', 'a', 'x')
  positions.expect(own)
  positions.forget([own])
  expect(positions.isDropped({ position: 0, tags: ['x'] })).toBe(false)
})
