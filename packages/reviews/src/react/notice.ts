/** A short message of the section, for the application's own notifications. */
export interface Notice {
  readonly tone: 'success' | 'error'
  readonly message: string
}

export type Notify = (notice: Notice) => void
