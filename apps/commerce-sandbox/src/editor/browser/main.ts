import { type EditorData, getKey, toDocuments } from './documents.ts'
import { createEditorStore, type EditorStore } from './editor-store.ts'
import { element, find } from './element.ts'
import { openContent, pagePanel, productPanel, quizPanel } from './content-panels.ts'
import { menusPanel } from './menus-panel.ts'
import type { Editor, Panel } from './panel.ts'
import { save } from './save.ts'
import { footerPanel, headerPanel, themePanel } from './settings-panels.ts'
import { createShopFrame, type ShownPage } from './shop-frame.ts'
import { connectTabs } from './tabs.ts'
import { READ_ANEW, toCatchUpMessages, toChangeMessage } from './to-messages.ts'

const PANELS: Readonly<Record<string, Panel>> = {
  theme: themePanel,
  header: headerPanel,
  footer: footerPanel,
  menus: menusPanel,
  page: pagePanel,
  product: productPanel,
  quiz: quizPanel,
}

const KINDS: Readonly<Record<string, 'page' | 'product' | 'quiz'>> = {
  'content/pages': 'page',
  products: 'product',
  'content/quizzes': 'quiz',
}

const state = find('#state', HTMLElement)

async function load(): Promise<EditorData> {
  const answer = await fetch('/editor/data')
  if (!answer.ok) throw new Error(`The service answered ${answer.status}`)
  return answer.json()
}

function start(data: EditorData): void {
  const store = createEditorStore(toDocuments(data))
  const language = find('#language', HTMLSelectElement)
  language.append(...data.locales.map(({ code, name }) => element('option', { value: code }, name)))
  language.value = data.locale
  const getLocale = () => language.value
  const read = () => ({ locale: getLocale(), fallback: data.locale, pictures: data.pictures })
  const toPath = (path: string) =>
    getLocale() === data.locale ? path : `/${getLocale()}${path === '/' ? '' : path}`
  const frame = createShopFrame(find('.editor', HTMLElement).dataset.shop ?? '', onReady)
  const editor: Editor = {
    data,
    store,
    getLocale,
    tell: frame.tell,
    show: (path) => frame.show(toPath(path)),
  }
  let openTab = 'theme'
  const draw = () => PANELS[openTab]?.(editor, find(`#panel-${openTab}`, HTMLElement))
  const tabs = connectTabs((id) => {
    openTab = id
    draw()
  })

  function onReady({ locale, content }: ShownPage): void {
    for (const document of store.changed())
      for (const message of toCatchUpMessages(document, read())) frame.tell(message)
    const isOther = language.value !== locale
    if (isOther) language.value = locale
    const kind = content && KINDS[content.model]
    const hasOpened =
      kind !== undefined &&
      content !== undefined &&
      hasDocument(store, kind, content.id) &&
      openContent(kind, content.id)
    if (hasOpened && isContentTab(openTab)) tabs.open(kind)
    if (isOther || (hasOpened && openTab === kind)) draw()
  }

  store.onChange(({ document, path }) => {
    const isText = path.at(-1) === getLocale()
    frame.tell(toChangeMessage(document, isText ? path.slice(0, -1) : path, read()))
    sayState(store.changed().length)
  })
  language.addEventListener('change', () => {
    draw()
    frame.show(toPath('/'))
  })
  connectWidths(frame.setWidth)
  connectSaving(editor)
  draw()
  sayState(0)
  editor.show('/')
}

function hasDocument(store: EditorStore, kind: 'page' | 'product' | 'quiz', id: string): boolean {
  return store.all().some((document) => getKey(document.kind, document.id) === getKey(kind, id))
}

/** Save, discard, and a question before changes that are not saved get lost. */
function connectSaving({ store, tell }: Editor): void {
  find('#discard', HTMLButtonElement).addEventListener('click', () => window.location.reload())
  find('#save', HTMLButtonElement).addEventListener('click', () => {
    state.textContent = 'Saving…'
    void save(store.changed()).then(({ saved, problem }) => {
      store.markSaved(saved)
      tell(READ_ANEW)
      sayState(store.changed().length, problem)
    })
  })
  window.addEventListener('beforeunload', (event) => {
    if (store.changed().length > 0 && document.activeElement?.id !== 'discard') event.preventDefault()
  })
}

function isContentTab(tab: string): boolean {
  return Object.values(KINDS).some((kind) => kind === tab)
}

function sayState(changed: number, problem?: string): void {
  for (const id of ['#save', '#discard']) find(id, HTMLButtonElement).disabled = changed === 0
  const count =
    changed === 0 ? 'Everything is saved' : `Not saved: ${changed} ${changed === 1 ? 'part' : 'parts'}`
  state.textContent = problem === undefined ? count : `${count}; ${problem}`
}

function connectWidths(setWidth: (width: number) => void): void {
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[name=width]'))
    radio.addEventListener('change', () => setWidth(Number(radio.value)))
}

load().then(start, (error: unknown) => {
  state.textContent = `The editor could not start. ${error instanceof Error ? error.message : ''}`
})
