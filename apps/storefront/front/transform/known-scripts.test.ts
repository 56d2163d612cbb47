import { createRequire } from 'node:module'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { getScriptKind, readReactFunctions } from './known-scripts.ts'

// The copies that Next renders pages with.
const require = createRequire(import.meta.url)
const React = require('next/dist/compiled/react')
const { renderToPipeableStream } = require('next/dist/compiled/react-dom/server.node')

test('React’s functions are found where they are read from', () => {
  const functions = readReactFunctions()
  expect(functions.length).toBeGreaterThan(3)
  for (const beginning of ['$RB=', '$RX=', '$RS=', '$RV=', 'requestAnimationFrame('])
    expect(functions.filter((text) => text.startsWith(beginning))).not.toEqual([])
})

/** The inline scripts of a page whose parts come late, one of them inside another and one that fails. */
async function renderLazyComponents(): Promise<readonly string[]> {
  const { createElement, Suspense, use } = React
  const wait = (ms: number, work: () => unknown) =>
    new Promise((resolve, reject) => {
      setTimeout(() => {
        try {
          resolve(work())
        } catch (error) {
          reject(error)
        }
      }, ms)
    })
  const Late = ({ data, children }: { readonly data: Promise<unknown>; readonly children?: unknown }) =>
    createElement('div', null, use(data), children)
  const late = (data: Promise<unknown>, children?: unknown) =>
    createElement(Suspense, { fallback: '…' }, createElement(Late, { data }, children))
  const failing = wait(3, () => {
    throw new Error('“late" </script>')
  })
  const page = createElement(
    'html',
    null,
    createElement(
      'body',
      null,
      late(
        wait(1, () => 'a'),
        late(wait(5, () => 'b')),
      ),
      late(failing),
    ),
  )
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onShellReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: () => 'digest',
    })
  })
  return [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
}

test('what React writes to set late parts in place is known', async () => {
  const scripts = await renderLazyComponents()
  expect(scripts.length).toBeGreaterThan(2)
  expect(scripts.filter((code) => getScriptKind(code) === undefined)).toEqual([])
})

test.each([
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
  '(self.__next_f=self.__next_f||[]).push([0])',
  '(self.__next_f=self.__next_f||[]).push([2,null])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/0-ng8hm_usl9r.js"],"runtimeModuleIds":[18348]});',
])('Next writes %s', (code) => {
  expect(getScriptKind(code)).toBeDefined()
})

test.each([
  'alert(1)',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"]),alert(1)',
  'self.__next_f.push(alert(1))',
  'self.__next_f.push([1,"a"][alert(1)])',
  'self.__next_f.push([1,`${alert(1)}`])',
  'alert(1);self.__next_f.push([1,"a"])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(["x",1,()=>alert(1)])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["../cdn/evil.js"],"runtimeModuleIds":[1]});',
  '$RC("B:0","S:0");alert(1)',
  '$RC("B:0",alert("S:0"))',
  '$RC=function(){alert(1)};$RC("B:0","S:0")',
  '$RZ("B:0")',
])('nobody of us writes %s', (code) => {
  expect(getScriptKind(code)).toBeUndefined()
})
