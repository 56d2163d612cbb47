import { find } from './element.ts'

/** Tabs by arrow keys, Home and End; the open one tells. WAI-ARIA tabs pattern. */
export function connectTabs(onOpen: (id: string) => void): { readonly open: (id: string) => void } {
  const tabs = [...document.querySelectorAll<HTMLButtonElement>('[role=tab]')]
  const getId = (tab: HTMLElement) => tab.id.replace('tab-', '')
  const open = (tab: HTMLButtonElement) => {
    for (const other of tabs) {
      const isOpen = other === tab
      other.setAttribute('aria-selected', String(isOpen))
      other.tabIndex = isOpen ? 0 : -1
      find(`#panel-${getId(other)}`, HTMLElement).hidden = !isOpen
    }
    onOpen(getId(tab))
  }
  const steps: Readonly<Record<string, (index: number) => number>> = {
    ArrowRight: (index) => (index + 1) % tabs.length,
    ArrowLeft: (index) => (index - 1 + tabs.length) % tabs.length,
    Home: () => 0,
    End: () => tabs.length - 1,
  }
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => open(tab))
    tab.addEventListener('keydown', (event) => {
      const next = tabs[steps[event.key]?.(index) ?? -1]
      if (next === undefined) return
      event.preventDefault()
      next.focus()
      open(next)
    })
  }
  return {
    open: (id) => {
      const tab = tabs.find((candidate) => getId(candidate) === id)
      if (tab && tab.getAttribute('aria-selected') !== 'true') open(tab)
    },
  }
}
