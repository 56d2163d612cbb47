'use client'

import { useState } from 'react'
import { getForDrawing } from './ssr-stash.ts'

export interface SsrOnlyTextProps {
  /** Made by `stashSsrOnlyText`. */
  readonly id: string
  readonly as: 'style' | 'script'
  /** `type` of a script. */
  readonly type?: string
}

/**
 * An element whose text is only in the document, not repeated in the page's data. The browser takes the text from the
 * document; a page rendered in the browser has neither the text nor the element.
 */
export function SsrOnlyText({ id, as: Element, type }: SsrOnlyTextProps) {
  const [text] = useState(() => findText(id, Element))
  if (text === undefined) return null
  return <Element id={id} type={type} dangerouslySetInnerHTML={{ __html: text }} />
}

function findText(id: string, element: SsrOnlyTextProps['as']): string | undefined {
  if (typeof window !== 'undefined') return findDrawn(id, element)?.innerHTML
  const text = getForDrawing(id)
  if (typeof text !== 'string') throw new Error(`Nothing was left for the server to draw under ${id}`)
  return text
}

/** Styles are the same on every page: one that exists already is reused when the page changes. */
function findDrawn(id: string, element: SsrOnlyTextProps['as']): Element | null {
  return (
    document.getElementById(id) ?? (element === 'style' ? document.querySelector('head style[id]') : null)
  )
}
