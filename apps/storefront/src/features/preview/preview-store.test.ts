import { getMenu } from '@sorrel/contracts/settings'
import { err, ok } from '@sorrel/domain/result'
import { snapshot } from 'valtio/vanilla'
import { expect, test } from 'vitest'
import { getPreviewedContent } from './preview-state.ts'
import { createPreviewStore, type PreviewStoreOptions } from './preview-store.ts'

const SAVED = {
  settings: {
    store: { name: 'Sorrel' },
    values: { header: { announcementText: 'Hello', logoHeight: { mobile: 20 } } },
  },
  menus: { sections: [{ id: 'header', name: 'Header', items: [{ type: 'home', name: 'Home' }] }] },
}

function open(refetch: PreviewStoreOptions['refetch'] = () => Promise.resolve(ok(SAVED))) {
  const store = createPreviewStore({ saved: SAVED, refetch })
  const say = (type: string, details: object) => store.receive({ type, details }, true)
  return { store, say }
}

test('a setting changes at once, and an empty value clears it', () => {
  const { store, say } = open()
  say('settings.updated', { path: 'header.announcement_text', value: 'Open' })
  say('settings.updated', { path: 'header.show_announcement_bar', value: true })
  expect(store.state.settings.header).toMatchObject({
    announcementText: 'Open',
    showAnnouncementBar: true,
  })
  say('settings.updated', { path: 'header.announcement_text', value: '' })
  expect(store.state.settings.header.announcementText).toBeUndefined()
})

test('a menu shows its unsaved items', () => {
  const { store, say } = open()
  say('menus.updated', { id: 'header', value: [{ type: 'home', name: 'Start' }] })
  expect(getMenu(store.state.menus, 'header')).toMatchObject([{ name: 'Start' }])
})

test('reading anew keeps what is not saved yet; a failure changes nothing', async () => {
  const fresh = { ...SAVED, settings: { ...SAVED.settings, values: { colors: { accent: '#123456' } } } }
  const { store, say } = open(() => Promise.resolve(ok(fresh)))
  say('settings.updated', { path: 'header.announcement_text', value: 'Open' })
  say('settings.updated', { path: '' })
  await expect.poll(() => store.state.settings.theme.colors.accent).toBe('#123456')
  expect(store.state.settings.header.announcementText).toBe('Open')

  const broken = createPreviewStore({ saved: SAVED, refetch: () => Promise.resolve(err('away')) })
  const before = snapshot(broken.state)
  broken.receive({ type: 'settings.updated', details: { path: 'header.menu' } }, true)
  await Promise.resolve()
  expect(snapshot(broken.state)).toBe(before)
})

test('content changes belong to their page; typing keeps the last text only', () => {
  const { store, say } = open()
  for (const value of ['N', 'Ne', 'New'])
    say('content.updated', { id: 'p1', model: 'content/pages', path: 'sections.0.title', value })
  const changes = store.state.contentChanges['content/pages p1']
  expect(changes).toHaveLength(1)
  const page = { sections: [{ id: 's', title: 'Old' }] }
  expect(getPreviewedContent(page, changes)).toEqual({ sections: [{ id: 's', title: 'New' }] })
  expect(store.state.contentChanges['content/pages p2']).toBeUndefined()
})

test('what is not the editor’s or makes no sense is counted and changes nothing', () => {
  const { store } = open()
  const before = snapshot(store.state)
  store.receive(
    { type: 'settings.updated', details: { path: 'header.announcement_text', value: 'x' } },
    false,
  )
  store.receive({ type: 'settings.deleted' }, true)
  store.receive('text', true)
  expect(store.state).toEqual({ ...before, ignored: 3 })
})

test('a click on the same thing twice counts twice', () => {
  const { store, say } = open()
  say('content.selected', { path: 'sections.2' })
  say('content.selected', { path: 'sections.2' })
  expect(store.state.selected).toEqual({ path: ['sections', '2'], at: 2 })
  say('collection_item.hide', { path: 'results_page.0', model: 'content/quizzes' })
  expect(store.state.hiddenResults).toBe(1)
})
