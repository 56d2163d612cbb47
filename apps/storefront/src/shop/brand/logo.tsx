'use client'

import type { Logo as LogoFile } from '@sorrel/contracts/settings'
import type { CSSProperties } from 'react'
import { toImageSource } from '#shop/picture-files.ts'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './home-link.css.ts'

export interface LogoProps {
  readonly logo: LogoFile
  /** Pixels, by window. */
  readonly height: { readonly desktop: number; readonly mobile: number }
  /** Used where the file has no alternative text of its own. */
  readonly alt: string
}

/** The merchant's logo at the heights of the settings. See docs/specification.md#header-settings. */
export function Logo({ logo, height, alt }: LogoProps) {
  const { mediaOrigin } = useShop().config
  const isSized = logo.width > 0 && logo.height > 0
  return (
    <img
      src={toImageSource(logo.src, mediaOrigin)}
      alt={logo.alt ?? alt}
      width={isSized ? logo.width : undefined}
      height={isSized ? logo.height : undefined}
      className={styles.logo}
      style={toHeights(height)}
    />
  )
}

type Heights = CSSProperties & Readonly<Record<`--${string}`, string>>

function toHeights({ desktop, mobile }: LogoProps['height']): Heights {
  return { '--logo-desktop': `${desktop}px`, '--logo-mobile': `${mobile}px` }
}
