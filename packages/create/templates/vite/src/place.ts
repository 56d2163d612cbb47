import { useSyncExternalStore } from 'react'
import { shop } from './shop'

/** Where in the shop somebody is: the address after `#`, such as `/products/soap?scent=Oat`. */
export interface Place {
  readonly path: string
  readonly query: string
}

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

const readHash = (): string => window.location.hash.slice(1) || '/'

export function usePlace(): Place {
  const [path = '/', query = ''] = useSyncExternalStore(subscribe, readHash).split('?')
  return { path, query }
}

/** `?language=de`, else the shop's first. */
export function getLanguage(): string {
  const asked = new URLSearchParams(window.location.search).get('language')
  return shop.languages.find((language) => language === asked) ?? shop.languages[0]
}
