/** A short message of the section: the application shows it where it shows its own. */
export interface Notice {
  readonly tone: 'success' | 'error'
  readonly message: string
}

export type Notify = (notice: Notice) => void
