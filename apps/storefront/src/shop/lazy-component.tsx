'use client'

import type { Messages } from '@sorrel/i18n/message'
import { type ComponentType, lazy, useMemo } from 'react'
import type { Shop } from './shop.ts'
import { ShopMessages, useShop } from './shop-context.tsx'

/** A part of a page whose code and messages load later. */
export interface LazyComponent<Props> {
  /** Suspends until the code and the messages are there. */
  readonly Part: ComponentType<Props>
  /** Preloads both, as soon as they are likely to be needed. */
  readonly preload: (shop: MessagesPlace) => Promise<unknown>
}

type MessagesPlace = Pick<Shop, 'lazyMessages'>

/**
 * Creates a component whose code loads when it is first rendered. Messages that only it shows are late messages of its
 * page: see `page-namespaces.ts`.
 */
export function createLazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let code: Promise<ComponentType<Props>> | undefined
  const loadCode = () => {
    code ??= load().catch((failure: unknown) => {
      code = undefined
      throw failure
    })
    return code
  }
  const loadBoth = (shop: MessagesPlace) => Promise.all([loadCode(), loadMessages(shop)] as const)
  /** By the files of messages. A failed load is removed, so that the next render retries it. */
  const parts = new Map<string, ComponentType<Props>>()
  const getPart = (shop: MessagesPlace) => {
    const key = toKey(shop)
    const known = parts.get(key)
    if (known !== undefined) return known
    const part = lazy(async () => {
      try {
        const [Loaded, late] = await loadBoth(shop)
        return { default: withMessages(Loaded, late) }
      } catch (failure) {
        parts.delete(key)
        throw failure
      }
    })
    parts.set(key, part)
    return part
  }
  function Part(props: Props) {
    const Late = getPart(useShop())
    return <Late {...props} />
  }
  return { Part, preload: loadBoth }
}

/** The component with its late messages added to those of its page. */
function withMessages<Props extends object>(
  Loaded: ComponentType<Props>,
  late: Messages,
): ComponentType<Props> {
  return function WithMessages(props: Props) {
    const { messages: own } = useShop()
    const messages = useMemo(() => ({ ...late, ...own }), [own])
    return (
      <ShopMessages messages={messages}>
        <Loaded {...props} />
      </ShopMessages>
    )
  }
}

const toKey = ({ lazyMessages }: MessagesPlace): string => lazyMessages.join(' ')

/** Loading or loaded, by their files: the same promise for every part. */
const loading = new Map<string, Promise<Messages>>()

function loadMessages(place: MessagesPlace): Promise<Messages> {
  const key = toKey(place)
  const known = loading.get(key)
  if (known !== undefined) return known
  const messages = Promise.all(place.lazyMessages.map(fetchMessages)).then(
    (parts): Messages => Object.assign({}, ...parts),
  )
  loading.set(key, messages)
  messages.catch(() => loading.delete(key))
  return messages
}

/** The build wrote the file, so it holds what it should. */
async function fetchMessages(address: string): Promise<Messages> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.json()
}
