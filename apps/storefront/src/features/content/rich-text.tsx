import { toSafeHtml } from '@sorrel/commerce/html'
import { Prose } from '@sorrel/ui/prose'

/** A merchant's rich text. Sanitised here, on the server, whatever it went through before. */
export function RichText({ html }: { readonly html: string }) {
  return <Prose html={toSafeHtml(html)} />
}
