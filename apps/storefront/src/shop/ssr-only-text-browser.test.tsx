// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { SsrOnlyText } from './ssr-only-text.tsx'

const TEXT = '{"name":"Soap & more"}'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

test('the browser takes the text over from the document, and draws nothing where there is none', async () => {
  document.body.innerHTML = `<div><script type="application/ld+json" id="t1">${TEXT}</script></div>`
  const [host = document.body] = document.querySelectorAll('div')
  const failures: unknown[] = []
  const draw = (id: string) => <SsrOnlyText key={id} as="script" type="application/ld+json" id={id} />
  const root = await act(() =>
    hydrateRoot(host, draw('t1'), { onRecoverableError: (failure) => failures.push(failure) }),
  )
  expect(failures).toEqual([])
  expect(host.textContent).toBe(TEXT)
  act(() => root.render(draw('t2')))
  expect(document.querySelector('script')).toBeNull()
  act(() => root.unmount())
})
