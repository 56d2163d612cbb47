import { openContent, pagePanel, productPanel, quizPanel } from './content-panels.ts'
import { type EditedDocument, type EditorData, getKey, toDocuments, toSaveCall } from './documents.ts'
import { createEditorStore, type EditorStore } from './editor-store.ts'
import { element, find } from './element.ts'
import { menusPanel } from './menus-panel.ts'
import type { Editor, Panel } from './panel.ts'
import { footerPanel, headerPanel, themePanel } from './settings-panels.ts'
import { createShopFrame, type ShownPage } from './shop-frame.ts'
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
    post: frame.post,
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
      for (const message of toCatchUpMessages(document, read())) frame.post(message)
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
    frame.post(toChangeMessage(document, isText ? path.slice(0, -1) : path, read()))
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
  frame.show(find('.editor', HTMLElement).dataset.start ?? '/')
}

function hasDocument(store: EditorStore, kind: 'page' | 'product' | 'quiz', id: string): boolean {
  return store.all().some((document) => getKey(document.kind, document.id) === getKey(kind, id))
}

/** The buttons Save and Discard, and a question before the page is left with unsaved changes. */
function connectSaving({ store, post }: Editor): void {
  find('#discard', HTMLButtonElement).addEventListener('click', () => window.location.reload())
  find('#save', HTMLButtonElement).addEventListener('click', () => {
    state.textContent = 'Saving…'
    void save(store.changed()).then(({ saved, problem }) => {
      store.markSaved(saved)
      post(READ_ANEW)
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

/** Saves documents one after the other until one fails; returns the saved ones and the error. */
async function save(
  documents: readonly EditedDocument[],
): Promise<{ readonly saved: readonly EditedDocument[]; readonly problem?: string }> {
  const saved: EditedDocument[] = []
  for (const document of documents) {
    const problem = await saveOne(document)
    if (problem !== undefined) return { saved, problem }
    saved.push(document)
  }
  return { saved }
}

async function saveOne(document: EditedDocument): Promise<string | undefined> {
  const { method, path, body } = toSaveCall(document)
  try {
    const answer = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.ok ? undefined : `the ${document.kind} was refused (${answer.status})`
  } catch {
    return 'the service cannot be reached'
  }
}

/** Tabs with arrow keys, Home and End, by the WAI-ARIA tabs pattern. Calls the listener with the opened one. */
function connectTabs(onOpen: (id: string) => void): { readonly open: (id: string) => void } {
  const tabs = [...document.querySelectorAll<HTMLButtonElement>('[role=tab]')]
  const getId = (tab: HTMLElement) => tab.id.replace('tab-', '')
  const open = (tab: HTMLButtonElement) => {
    for (const other of tabs) {
      const isOpen = other === tab
      other.setAttribute('aria-selected', String(isOpen))
      other.tabIndex = isOpen ? 0 : -1
      find(`#panel-${getId(other)}`, HTMLElement).hidden = !isOpen
    }
    onOpen(getId(tab))
  }
  const steps: Readonly<Record<string, (index: number) => number>> = {
    ArrowRight: (index) => (index + 1) % tabs.length,
    ArrowLeft: (index) => (index - 1 + tabs.length) % tabs.length,
    Home: () => 0,
    End: () => tabs.length - 1,
  }
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => open(tab))
    tab.addEventListener('keydown', (event) => {
      const next = tabs[steps[event.key]?.(index) ?? -1]
      if (next === undefined) return
      event.preventDefault()
      next.focus()
      open(next)
    })
  }
  return {
    open: (id) => {
      const tab = tabs.find((candidate) => getId(candidate) === id)
      if (tab && tab.getAttribute('aria-selected') !== 'true') open(tab)
    },
  }
}

load().then(start, (error: unknown) => {
  state.textContent = `The editor could not start. ${error instanceof Error ? error.message : ''}`
})
