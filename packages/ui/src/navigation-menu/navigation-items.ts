export interface NavigationLink {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly target?: string
}

/** Links under an optional heading. */
export interface NavigationColumn {
  readonly id: string
  readonly heading?: string
  readonly links: readonly NavigationLink[]
}

/** An entry of the first level: a link, or a group that opens its columns. */
export interface NavigationItem {
  readonly id: string
  readonly label: string
  /** Leave out for a group without a page of its own. */
  readonly href?: string
  readonly target?: string
  readonly columns?: readonly NavigationColumn[]
}

export const hasColumns = (item: NavigationItem): boolean =>
  item.columns !== undefined && item.columns.length > 0
