import '@sorrel/ui/fonts.css'
import '@sorrel/ui/styles.css'
import { preload } from 'react-dom'
import { ConsentProvider } from '#features/consent/consent-provider.tsx'
import { getCookiePolicyHref } from '#features/consent/get-cookie-policy-href.ts'
import { getDirection } from '#platform/direction.ts'
import { env } from '#platform/env.ts'
import { getMarket } from '#platform/market.ts'
import { loadStoreOrDefaults } from '#platform/store.ts'
import { getPageTheme } from '#platform/theme.ts'
import { getShopMarket } from '#shop/create-shop-view.ts'
import { NextShopProvider } from '#shop/next-shop-provider.tsx'

/** The application shell. The theme is the page's only inline style: its policy allows one by hash. */
export default async function RootLayout({ children, params }: LayoutProps<'/[locale]/[currency]'>) {
  const market = await getMarket(params)
  const store = await loadStoreOrDefaults(market)
  const { settings } = store
  const theme = getPageTheme(settings)
  for (const file of theme.preloads)
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  const config = {
    ...getShopMarket(settings, market),
    commerceUrl: env.commerceUrl,
    commercePublicKey: env.commercePublicKey,
    mediaOrigin: env.mediaUrl,
    storeApiPrefix: env.storeApiPrefix,
    vaultUrl: env.vaultUrl,
    locationIpUrl: env.locationIpUrl,
    locationReverseUrl: env.locationReverseUrl,
    tagScriptUrl: env.tagScriptUrl,
  }
  return (
    <html lang={market.locale} dir={getDirection(market.locale)}>
      <head>
        <style dangerouslySetInnerHTML={{ __html: theme.css }} />
      </head>
      <body>
        <NextShopProvider config={config}>
          <ConsentProvider policyHref={getCookiePolicyHref(store, market)}>{children}</ConsentProvider>
        </NextShopProvider>
      </body>
    </html>
  )
}
