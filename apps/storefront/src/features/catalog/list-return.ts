/** The control by which a shopper changed a list. The next page is rendered from scratch and would lose the focus. */
export interface UsedControl {
  /** Address of the list that it leads to. */
  readonly address: string
  /** Name of a part of the filters, or the place of a link among the active ones. */
  readonly control: string | number
}

let used: UsedControl | undefined

export function rememberControl({ address, control }: UsedControl): void {
  used = { address: new URL(address, document.baseURI).href, control }
}

/** The control that led to this page, once. */
export function takeUsedControl(): UsedControl | undefined {
  const found = used?.address === window.location.href ? used : undefined
  used = undefined
  return found
}
