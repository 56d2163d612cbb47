type Child = Node | string | false | undefined

type Properties = Readonly<Record<string, string | number | boolean | undefined | ((event: Event) => void)>>

/** Makes an element: functions listen, `true` is a bare attribute, false and undefined are left out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') made.addEventListener(name, value)
    else if (value === true) made.setAttribute(name, '')
    else if (value !== undefined && value !== false) made.setAttribute(name, String(value))
  }
  made.append(...children.filter((child) => child !== undefined && child !== false))
  return made
}

/** An element that the page always contains. */
export function find<T extends Element>(selector: string, type: new () => T): T {
  const found = document.querySelector(selector)
  if (!(found instanceof type)) throw new Error(`The page has no ${selector}`)
  return found
}
