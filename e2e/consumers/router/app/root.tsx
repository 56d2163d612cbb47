import { createTheme, toThemeCss } from '@sorrel/ui/theme'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import '@sorrel/ui/page.css'
import '@sorrel/ui/fonts.css'

const themeCss = toThemeCss(createTheme({ colors: { button: { primary: '#7a1fa2' } } }))

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
        <style>{themeCss}</style>
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}
