// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { createLazyHydrated } from './lazy-hydrated.tsx'

vi.mock('./lazy-hydrated.css.ts', () => ({ host: 'host' }))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

interface CounterProps {
  readonly onPress: (what: string) => void
}

function Counter({ onPress }: CounterProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onPress('send')
      }}
      onInput={() => onPress('input')}
    >
      <button
        type="button"
        aria-label="More"
        onClick={() => onPress('more')}
        onKeyDown={({ key }) => onPress(key)}
      >
        <svg />
      </button>
      <input name="note" />
      <button type="submit">Send</button>
    </form>
  )
}

const DRAWN =
  '<form><button type="button" aria-label="More"><svg></svg></button><input name="note"><button type="submit">Send</button></form>'

/** A page with the server's drawing of the part, taken over by the browser; `let` lets its code in. */
async function openPage(edit: (host: HTMLElement) => void = () => {}) {
  const { promise: gate, resolve, reject } = Promise.withResolvers<void>()
  const load = vi.fn(async () => {
    await gate
    return Counter
  })
  const Part = createLazyHydrated(load)
  const host = document.createElement('div')
  host.innerHTML = `<div class="host"><!--&-->${DRAWN}<!--/&--></div>`
  edit(host)
  document.body.replaceChildren(host)
  const pressed: string[] = []
  const failures: unknown[] = []
  const drawn = host.querySelector('form')
  const root = await act(() =>
    hydrateRoot(host, <Part onPress={(what) => pressed.push(what)} />, {
      onRecoverableError: (failure) => failures.push(failure),
    }),
  )
  const [more, send] = [...host.querySelectorAll('button')]
  const note = host.querySelector('input')
  if (!more || !send || !note || !drawn) throw new Error('nothing is drawn')
  return {
    host,
    root,
    load,
    pressed,
    failures,
    drawn,
    more,
    send,
    note,
    letIn: () => act(async () => resolve()),
    refuse: () => act(async () => reject(new Error('offline'))),
  }
}

/** First: nobody has given a sign yet. */
test('what somebody wrote before asks for the code, which is told of it', async () => {
  const page = await openPage((host) => {
    const note = host.querySelector('input')
    if (note) note.value = 'Ann'
  })
  expect(page.load).toHaveBeenCalledOnce()
  await page.letIn()
  expect(page.note.value).toBe('Ann')
  expect(page.pressed).toEqual(['input'])
  act(() => page.root.unmount())
})

test('what was pressed before the code is there is pressed again, in order, on the same elements', async () => {
  const page = await openPage()
  await act(async () => {
    page.more
      .querySelector('svg')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    page.more.click()
    page.more.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
    page.note.dispatchEvent(new Event('input', { bubbles: true }))
    page.send.click()
  })
  expect(page.pressed).toEqual([])
  expect(page.load).toHaveBeenCalled()
  await page.letIn()
  await vi.waitFor(() => expect(page.pressed).toEqual(['more', 'more', 'ArrowUp', 'input', 'send']))
  expect(page.host.querySelector('form')).toBe(page.drawn)
  expect(page.failures).toEqual([])
  act(() => page.more.click())
  expect(page.pressed.at(-1)).toBe('more')
  expect(page.pressed).toHaveLength(6)
  act(() => page.root.unmount())
})

test('a form is sent as without script when the code cannot be loaded', async () => {
  const page = await openPage()
  const sent = vi.fn((event: Event) => event.preventDefault())
  page.drawn.addEventListener('submit', sent)
  await act(async () => page.send.click())
  expect(sent).not.toHaveBeenCalled()
  await page.refuse()
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(page.pressed).toEqual([])
  act(() => page.root.unmount())
})

test('a part that the browser draws loads its code at once', async () => {
  const load = vi.fn(async () => Counter)
  const Part = createLazyHydrated(load)
  const host = document.createElement('div')
  const root = await act(async () => createRoot(host))
  await act(async () => root.render(<Part onPress={() => {}} />))
  await vi.waitFor(() => expect(host.querySelector('button')).not.toBeNull())
  expect(load).toHaveBeenCalledOnce()
  act(() => root.unmount())
})
