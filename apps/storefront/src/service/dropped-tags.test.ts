import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDroppedTags } from './dropped-tags.ts'

function setUp(options: { tagsMax?: number } = {}) {
  let time = 100
  const tags = createDroppedTags({ now: () => time, ...options })
  return {
    ...tags,
    at(moment: number) {
      time = moment
    },
  }
}

test.each([
  ['before the drop', 149, true],
  ['in the moment of the drop', 150, true],
  ['after the drop', 151, false],
])('a read that began %s', (_name, startedAt, isDropped) => {
  const dropped = setUp()
  dropped.at(150)
  dropped.drop(['product:soap'])
  expect(dropped.isDropped({ startedAt, tags: ['settings', 'product:soap'] })).toBe(isDropped)
  expect(dropped.isDropped({ startedAt, tags: ['settings'] })).toBe(false)
})

test('a purge is a drop after which nothing older may be shown', () => {
  const dropped = setUp()
  const read = { startedAt: 140, tags: ['product:soap'] }
  dropped.at(150)
  dropped.drop(['product:soap'])
  expect([dropped.isDropped(read), dropped.isPurged(read)]).toEqual([true, false])
  dropped.drop(['product:soap'], { purge: true })
  expect([dropped.isDropped(read), dropped.isPurged(read)]).toEqual([true, true])
  expect(dropped.isPurged({ ...read, startedAt: 151 })).toBe(false)
})

test('what was read before the process began counts as dropped', () => {
  expect(setUp().isDropped({ startedAt: 99, tags: [] })).toBe(true)
})

test('whatever is forgotten, no read older than the drop of one of its tags counts as current', () => {
  const tag = fc.integer({ min: 0, max: 9 }).map((number) => `tag:${number}`)
  const steps = fc.array(fc.record({ tag, isDrop: fc.boolean() }), { maxLength: 60 })
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 5 }), (list, tagsMax) => {
      const dropped = setUp({ tagsMax })
      const model = new Map<string, number>()
      list.forEach((step, index) => {
        const time = 101 + index
        dropped.at(time)
        if (step.isDrop) {
          dropped.drop([step.tag])
          model.set(step.tag, time)
        }
        for (const [known, droppedAt] of model)
          expect(dropped.isDropped({ startedAt: droppedAt, tags: [known] })).toBe(true)
        expect(dropped.isDropped({ startedAt: time + 1, tags: [step.tag] })).toBe(false)
      })
    }),
  )
})

test('when nobody knows what was dropped, whatever was read until then counts as dropped', () => {
  const dropped = setUp()
  const heard: unknown[] = []
  dropped.onDrop((drop) => heard.push(drop))
  dropped.at(150)
  dropped.dropAll()
  expect(dropped.isDropped({ startedAt: 150, tags: [] })).toBe(true)
  expect(dropped.isPurged({ startedAt: 150, tags: ['product:soap'] })).toBe(false)
  expect(dropped.isDropped({ startedAt: 151, tags: ['product:soap'] })).toBe(false)
  dropped.drop(['product:soap'], { purge: true, isHeard: true })
  expect(heard).toEqual([
    { tags: [], purge: false, isHeard: true },
    { tags: ['product:soap'], purge: true, isHeard: true },
  ])
})
