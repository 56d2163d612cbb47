import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { shop } from '../shop'
import { themeCss } from '../theme'
import '@sorrel/ui/styles.css'
import '@sorrel/ui/fonts.css'

export const metadata: Metadata = { title: shop.name }

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={shop.languages[0]}>
      <head>
        <style>{themeCss}</style>
      </head>
      <body>{children}</body>
    </html>
  )
}
