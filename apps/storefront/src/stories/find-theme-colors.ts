import type { Theme } from '@sorrel/ui/theme'

const HEX = /^#(\w{2})(\w{2})(\w{2})$/

/** `#1f2d27` and `rgb(31 45 39 / 0.4)` as `31 45 39`. */
function toChannels(value: string): readonly string[] {
  const hex = HEX.exec(value)
  if (hex)
    return [
      hex
        .slice(1)
        .map((channel) => Number.parseInt(channel, 16))
        .join(' '),
    ]
  return [...value.matchAll(/rgba?\((\d+)[ ,]+(\d+)[ ,]+(\d+)/g)].map((match) => match.slice(1).join(' '))
}

const listColors = ({ variables }: Theme): ReadonlySet<string> =>
  new Set(Object.values(variables).flatMap(toChannels))

const PROPERTIES = [
  'color',
  'background-color',
  'background-image',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'outline-color',
  'text-decoration-color',
  'box-shadow',
  'fill',
  'stroke',
  'accent-color',
  'caret-color',
] as const

function listShown(element: Element): readonly string[] {
  return [null, '::before', '::after', '::placeholder'].flatMap((pseudo) => {
    const style = getComputedStyle(element, pseudo)
    return PROPERTIES.flatMap((property) => toChannels(style.getPropertyValue(property)))
  })
}

/** Elements in colours of `foreign` that `own` has not, as `button: 38 73 58`. What the browser computes counts. */
export function findThemeColors(
  root: Element,
  { own, foreign }: { readonly own: Theme; readonly foreign: Theme },
): readonly string[] {
  const owned = listColors(own)
  const unwanted = [...listColors(foreign)].filter((color) => !owned.has(color))
  const found = [root, ...root.querySelectorAll('*')].flatMap((element) =>
    listShown(element)
      .filter((color) => unwanted.includes(color))
      .map((color) => `${element.getAttribute('data-part') ?? element.localName}: ${color}`),
  )
  return [...new Set(found)]
}
