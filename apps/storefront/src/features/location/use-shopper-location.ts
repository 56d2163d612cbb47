'use client'

import { DEFAULT_LOCATION, type Location } from '@sorrel/domain/location'
import { useEffect, useState } from 'react'
import { logInBrowser } from '#shop/browser-log.ts'
import { SHOP_CONFIG } from '#config/shop-config.ts'
import { useShop } from '#shop/shop-context.tsx'

/** Where the shopper is; the house's place until it is found, which begins once `isWanted`. Only for parts that show once the cart is opened. */
export function useShopperLocation(isWanted: boolean): Location {
  const { locationIpUrl: ipUrl, locationReverseUrl: reverseUrl } = useShop().config
  const [location, setLocation] = useState(SHOP_CONFIG.location?.place ?? DEFAULT_LOCATION)
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    const search = async () => {
      const { findShopper } = await import('./find-shopper.ts')
      const found = await findShopper({ ipUrl, reverseUrl }, getBrowser())
      if (!isGone) setLocation(found)
    }
    void search()
    return () => {
      isGone = true
    }
  }, [isWanted, ipUrl, reverseUrl])
  return location
}

function getBrowser() {
  return {
    fetch: window.fetch.bind(window),
    geolocation: 'geolocation' in navigator ? navigator.geolocation : undefined,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    storage: window.localStorage,
    warn: (error: unknown) => logInBrowser('A look-up of the location failed', error),
  }
}
