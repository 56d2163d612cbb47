import { expect, test } from 'vitest'
import { steadyClock } from './clock.ts'
import { droppedTags } from './dropped-tags.ts'
import { getRender, type Read, runRender } from './render.ts'
import { shareRead } from './shared-read.ts'

let names = 0

/** A loader that reads the service once each time it runs. */
function setUp(read: Partial<Read> = {}) {
  names += 1
  const tags = [`test:${names}`]
  let loads = 0
  const load = shareRead(`test ${names}`, (key) => {
    loads += 1
    getRender()?.recordRead?.({ startedAt: steadyClock(), tags, ...read })
    return Promise.resolve({ text: `${key} ${loads}` })
  })
  /** What a cached page gets, and the tags that it inherits. */
  const loadForPage = async (key = 'en') => {
    const reads: Read[] = []
    const recordRead = (one: Read) => void reads.push(one)
    const { text } = await runRender({ deadline: 0, recordRead }, () => load(key))
    return { text, tags: reads.flatMap((one) => one.tags) }
  }
  return { load, loadForPage, tags }
}

test('cached pages share a value, and each inherits its reads', async () => {
  const { loadForPage, tags } = setUp()
  expect([await loadForPage(), await loadForPage(), await loadForPage('fr')]).toEqual([
    { text: 'en 1', tags },
    { text: 'en 1', tags },
    { text: 'fr 2', tags },
  ])
})

test('a value whose tags were dropped is made anew', async () => {
  const { loadForPage, tags } = setUp()
  await loadForPage()
  droppedTags.drop(tags)
  expect((await loadForPage()).text).toBe('en 2')
})

test('a value lives no longer than what it was made of', async () => {
  const { loadForPage } = setUp({ cacheMs: 0 })
  await loadForPage()
  expect((await loadForPage()).text).toBe('en 2')
})

test('a page for one visitor reads by itself', async () => {
  const { load, loadForPage } = setUp()
  await loadForPage()
  expect(await load('en')).toEqual({ text: 'en 2' })
  expect(await runRender({ deadline: 0 }, () => load('en'))).toEqual({ text: 'en 3' })
})
