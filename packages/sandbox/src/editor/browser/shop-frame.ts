import { find } from './element.ts'
import type { PreviewCall } from './to-messages.ts'

/** The page that the frame reports to show. */
export interface ShownPage {
  readonly path: string
  readonly locale: string
  readonly content: { readonly id: string; readonly model: string } | undefined
}

export interface ShopFrame {
  readonly post: (call: PreviewCall) => void
  /** Shows a path of the shop. */
  readonly show: (path: string) => void
  readonly setWidth: (width: number) => void
}

/** The shop in the frame. Messages are exchanged with the shop's origin only. */
export function createShopFrame(shop: string, onReady: (page: ShownPage) => void): ShopFrame {
  const frame = find('iframe', HTMLIFrameElement)
  const stage = find('.stage', HTMLElement)
  const { origin } = new URL(shop)
  let width = 1280
  let lastId = 0
  const fit = () => {
    const scale = Math.min(1, stage.clientWidth / width)
    frame.style.inlineSize = `${width}px`
    frame.style.blockSize = `${stage.clientHeight / scale}px`
    frame.style.transform = `scale(${scale})`
    frame.parentElement?.style.setProperty('inline-size', `${width * scale}px`)
  }
  new ResizeObserver(fit).observe(stage)
  window.addEventListener('message', ({ data, source, origin: from }: MessageEvent<unknown>) => {
    const page = source === frame.contentWindow && from === origin ? parseReady(data) : undefined
    if (page) onReady(page)
  })
  return {
    post(call) {
      lastId += 1
      frame.contentWindow?.postMessage({ id: lastId, ...call }, origin)
    },
    show(path) {
      frame.src = new URL(path, origin).href
    },
    setWidth(next) {
      width = next
      fit()
    },
  }
}

function parseReady(data: unknown): ShownPage | undefined {
  if (!isRecord(data) || data.type !== 'preview.ready' || !isRecord(data.details)) return undefined
  const { path, locale, content } = data.details
  if (typeof path !== 'string' || typeof locale !== 'string') return undefined
  const isContent = isRecord(content) && typeof content.id === 'string' && typeof content.model === 'string'
  return {
    path,
    locale,
    content: isContent ? { id: String(content.id), model: String(content.model) } : undefined,
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
