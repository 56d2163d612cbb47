import { toSafeHtml } from '@sorrel/commerce/html'
import { Prose, type ProseProps } from '@sorrel/ui/prose'

/** A merchant's rich text. Sanitised here, on the server, whatever it went through before. */
export function RichText({
  html,
  size,
}: {
  readonly html: string
  readonly size?: ProseProps<string>['size']
}) {
  return <Prose html={toSafeHtml(html)} size={size} />
}
