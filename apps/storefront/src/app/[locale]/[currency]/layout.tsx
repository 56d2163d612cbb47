import '#generated/shared.css'
import '#generated/fonts.css'
import { getDirection } from '@sorrel/i18n/direction'
import { ConsentProvider } from '#features/consent/consent-context.tsx'
import { getCookiePolicyHref } from '#features/consent/get-cookie-policy-href.ts'
import { env } from '#config/env.ts'
import { getMarket } from '#request/market.ts'
import { loadStoreOrDefaults } from '#request/store.ts'
import { getPageTheme, noteTheme } from '#request/theme.ts'
import { getShopMarket } from '#shop/create-shop-view.ts'
import { SsrOnlyText } from '#shop/ssr-only-text.tsx'
import { stashSsrOnlyText } from '#shop/stash-ssr-only-text.ts'
import { NextShopProvider } from '#shop/next-shop-provider.tsx'

/** The application shell. The theme is the page's only inline style: its policy allows one by hash. */
export default async function RootLayout({ children, params }: LayoutProps<'/[locale]/[currency]'>) {
  const market = await getMarket(params)
  const store = await loadStoreOrDefaults(market)
  const { settings } = store
  const theme = getPageTheme(settings)
  noteTheme(theme)
  const config = {
    ...getShopMarket(settings, market),
    commerceUrl: env.commerceUrl,
    commerceGraphqlPath: env.commerceGraphqlPath,
    commercePublicKey: env.commercePublicKey,
    mediaOrigin: env.mediaUrl,
    storeApiPrefix: env.storeApiPrefix,
    hasCatalog: env.catalogApiUrl !== undefined,
    vaultUrl: env.vaultUrl,
    locationIpUrl: env.locationIpUrl,
    locationReverseUrl: env.locationReverseUrl,
    tagScriptUrl: env.tagScriptUrl,
    vitalsShare: env.webVitalsShare,
  }
  return (
    <html lang={market.locale} dir={getDirection(market.locale)}>
      <head>
        <SsrOnlyText as="style" id={stashSsrOnlyText(theme)} />
      </head>
      <body>
        <NextShopProvider config={config}>
          <ConsentProvider policyHref={getCookiePolicyHref(store, market)}>{children}</ConsentProvider>
        </NextShopProvider>
      </body>
    </html>
  )
}
