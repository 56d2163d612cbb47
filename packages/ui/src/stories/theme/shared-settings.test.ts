import { expect, test } from 'vitest'
import { readSharedSettings, toSharedAddress } from './shared-settings.ts'

const PAGE = 'https://design.example/iframe.html?id=theme&viewMode=story'

test.each(['', '{ "colors": { "primary": "#0B2A3C" } }', 'Über uns: „Seife“ 🧼', '?&#=+/'])(
  'the address brings %j to whom it is sent',
  (settings) => {
    const address = toSharedAddress(PAGE, settings)
    expect(address.startsWith(`${PAGE}#`)).toBe(true)
    expect(readSharedSettings(address)).toBe(settings)
  },
)

test.each([PAGE, `${PAGE}#settings=%`, `${PAGE}#settings=_w`, `${PAGE}#other=1`])(
  '%s has no settings that can be read',
  (address) => {
    expect(readSharedSettings(address)).toBeUndefined()
  },
)
