import type { AnchorProps } from '@sorrel/ui/link'
import type { MouseEvent } from 'react'
import { fn } from 'storybook/test'
import type { ShopFramework, ShopImageProps } from '#shop/shop.ts'

/** Where the shopper was led; play functions look at it. */
export const navigate = fn<ShopFramework['navigate']>().mockName('navigate')

/** Called when a part wants the page's data again. */
export const refresh = fn<ShopFramework['refresh']>().mockName('refresh')

/** Where a whole load would have led. */
export const load = fn<ShopFramework['load']>().mockName('load')

/** A link that tells where it leads and leaves the story where it is. */
function StoryLink({ href, onClick, children, ...props }: AnchorProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    navigate(href)
  }
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  )
}

/** The file itself, whatever its version. */
function StoryImage({ sources, alt, ...given }: ShopImageProps) {
  const { version: _, ...props } = given
  return (
    <picture style={{ display: 'contents' }}>
      {sources?.map(({ media, src, width, height }) => (
        <source key={media} media={media} srcSet={src} width={width} height={height} />
      ))}
      <img {...props} alt={alt} />
    </picture>
  )
}

/** Plain links and pictures in the place of the framework's. */
export function createStoryFramework(pathname: string): ShopFramework {
  return { link: StoryLink, image: StoryImage, pathname, navigate, refresh, load }
}
