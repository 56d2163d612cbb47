import { type EditorData, getKey, toDocuments } from './documents.ts'
import { createEditorStore } from './editor-store.ts'
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

type ContentKind = 'page' | 'product' | 'quiz'

const KINDS: Readonly<Record<string, ContentKind>> = {
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
  const language = createLanguageChoice(data)
  const frame = createShopFrame(find('.editor', HTMLElement).dataset.shop ?? '', onReady)
  const editor: Editor = {
    data,
    store,
    getLocale: language.getLocale,
    tell: frame.tell,
    show: (path) => frame.show(language.toPath(path)),
  }
  let openTab = 'theme'
  const draw = () => PANELS[openTab]?.(editor, find(`#panel-${openTab}`, HTMLElement))
  const tabs = connectTabs((id) => {
    openTab = id
    draw()
  })

  function onReady({ locale, content }: ShownPage): void {
    for (const document of store.changed())
      for (const message of toCatchUpMessages(document, language.read())) frame.tell(message)
    const isOther = language.follow(locale)
    const opened = content && openShown(content, store)
    if (opened && isContentTab(openTab)) tabs.open(opened)
    if (isOther || (opened && openTab === opened)) draw()
  }

  store.onChange(({ document, path }) => {
    const isText = path.at(-1) === language.getLocale()
    frame.tell(toChangeMessage(document, isText ? path.slice(0, -1) : path, language.read()))
    sayState(store.changed().length)
  })
  language.onChange(() => {
    draw()
    editor.show('/')
  })
  connectWidths(frame.setWidth)
  connectButtons(store, frame.tell)
  draw()
  sayState(0)
  editor.show('/')
}

/** The list of languages at the top: which texts are edited, and in which language the shop shows. */
function createLanguageChoice({ locales, locale, pictures }: EditorData) {
  const select = find('#language', HTMLSelectElement)
  select.append(...locales.map(({ code, name }) => element('option', { value: code }, name)))
  select.value = locale
  const getLocale = () => select.value
  return {
    getLocale,
    read: () => ({ locale: getLocale(), fallback: locale, pictures }),
    toPath: (path: string) => (getLocale() === locale ? path : `/${getLocale()}${path === '/' ? '' : path}`),
    /** Takes over the language of the page that shows. Answers whether it is another. */
    follow: (shown: string): boolean => {
      const isOther = select.value !== shown
      if (isOther) select.value = shown
      return isOther
    },
    onChange: (listener: () => void) => select.addEventListener('change', listener),
  }
}

type EditorStore = ReturnType<typeof createEditorStore>

/** Opens the document behind the page that shows, and answers its kind. */
function openShown(content: NonNullable<ShownPage['content']>, store: EditorStore): ContentKind | undefined {
  const kind = KINDS[content.model]
  if (kind === undefined) return undefined
  const key = getKey(kind, content.id)
  const isKnown = store.all().some((document) => getKey(document.kind, document.id) === key)
  return isKnown && openContent(kind, content.id) ? kind : undefined
}

function connectButtons(store: EditorStore, tell: Editor['tell']): void {
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
