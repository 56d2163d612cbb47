import { createTheme, toThemeCss } from '@sorrel/ui/theme'
import type { ReactNode } from 'react'
import '@sorrel/ui/page.css'
import '@sorrel/ui/fonts.css'

const theme = createTheme({ colors: { button: { primary: '#7a1fa2' } } })

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <style>{toThemeCss(theme)}</style>
      </head>
      <body>{children}</body>
    </html>
  )
}
