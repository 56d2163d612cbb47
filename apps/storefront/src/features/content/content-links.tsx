import type { ContentLink } from '@sorrel/contracts/content'
import { toPlainText } from '@sorrel/domain/html'
import { Button } from '@sorrel/ui/button'
import { Inline } from '@sorrel/ui/inline'
import { useShop } from '#shop/use-shop'

const VARIANTS = {
  button_primary: 'primary',
  button_secondary: 'secondary',
  button_anchor: 'link',
} as const

/** The links of a block. */
export function ContentLinks({ links }: { readonly links: readonly ContentLink[] }) {
  const shop = useShop()
  if (links.length === 0) return null
  return (
    <Inline gap="12">
      {links.map((link) => (
        <Button
          key={`${link.href} ${link.label}`}
          as={shop.link}
          href={shop.toHref(link.href)}
          variant={VARIANTS[link.style]}
          size="lg"
        >
          {toPlainText(link.label)}
        </Button>
      ))}
    </Inline>
  )
}
