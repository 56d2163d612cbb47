'use client'

import { useCartActions } from '@sorrel/commerce/react'
import { routes } from '@sorrel/contracts/routes'
import { ConfirmDialog } from '@sorrel/ui/confirm-dialog'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createFinder } from '#features/search/index.ts'
import { useShop } from '#shop/shop-context.tsx'
import { createTools, type ToolsContext } from './create-tools.ts'
import { getWebMcpHost } from './webmcp-host.ts'

/** Products of one answer. */
const FOUND_MAX = 10

/** An assistant's request for confirmation. */
interface Question {
  readonly text: string
  readonly answer: (isAllowed: boolean) => void
}

/** Offers the shop to an assistant of the browser: search, cart, checkout. The person is asked each time. See docs/agents.md. */
export function WebMcpTools() {
  const { t } = useShop()
  const { question, ask } = useQuestion()
  useTools(ask)
  return (
    <ConfirmDialog
      open={question !== undefined}
      onOpenChange={() => question?.answer(false)}
      onConfirm={() => question?.answer(true)}
      title={t('webmcp.title')}
      description={question?.text ?? ''}
      confirmLabel={t('webmcp.allow')}
      cancelLabel={t('webmcp.decline')}
      closeLabel={t('webmcp.decline')}
      loadingLabel={t('webmcp.allow')}
    />
  )
}

/** One question at a time: a second one is refused meanwhile. */
function useQuestion() {
  const [question, setQuestion] = useState<Question>()
  const isAsking = useRef(false)
  const ask = useCallback((text: string, signal?: AbortSignal): Promise<boolean> => {
    if (isAsking.current || signal?.aborted === true) return Promise.resolve(false)
    isAsking.current = true
    return new Promise((resolve) => {
      const answer = (isAllowed: boolean) => {
        isAsking.current = false
        setQuestion((open) => (open?.answer === answer ? undefined : open))
        signal?.removeEventListener('abort', decline)
        resolve(isAllowed)
      }
      const decline = () => answer(false)
      signal?.addEventListener('abort', decline)
      setQuestion({ text, answer })
    })
  }, [])
  return { question, ask }
}

function useTools(ask: ToolsContext['ask']): void {
  const { t, toHref, formatPrice, getDecimals, load, config } = useShop()
  const { add, settle, setOpen } = useCartActions()
  const goToCheckout = useCallback(() => {
    void settle().then((isDone) => isDone && load(toHref(routes.checkout())))
  }, [settle, load, toHref])
  useEffect(() => {
    const context = getWebMcpHost()
    if (context === undefined) return undefined
    const find = createFinder(config, FOUND_MAX)
    const tools = createTools({
      t,
      // The open cart would lie above the question.
      ask: (question, given) => {
        setOpen(false)
        return ask(question, given)
      },
      add,
      formatPrice,
      goToCheckout,
      currency: config.currency,
      decimals: getDecimals(config.currency),
      find: async (words, signal) => {
        const found = await find(words, signal)
        return found.ok ? found.value.products : undefined
      },
      toProductUrl: (slug) => new URL(toHref(routes.product(slug)), location.href).href,
    })
    const offered = new AbortController()
    const { signal } = offered
    // A browser that takes no tools in this page leaves it as it is.
    const register = async (tool: (typeof tools)[number]) => context.registerTool(tool, { signal })
    for (const tool of tools) register(tool).catch(() => {})
    return () => offered.abort()
  }, [t, ask, add, setOpen, formatPrice, getDecimals, goToCheckout, toHref, config])
}
