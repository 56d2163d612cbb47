// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { showStart } from './return-focus.ts'

test.each([
  ['beside the list', '<form></form><ul></ul>'],
  ['in an element of its own', '<div><form></form></div><ul></ul>'],
])('a list that lies above its bar is scrolled to its start: bar %s', (_, html) => {
  document.body.innerHTML = html
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue()
  const [form, list] = [document.querySelector('form'), document.querySelector('ul')]
  if (!form || !list) throw new Error('nothing is drawn')
  vi.spyOn(form, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 320, 60))
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -300, 320, 900))
  showStart(form)
  expect(scrollBy).toHaveBeenCalledWith({ top: -300, behavior: 'instant' })
})
