/** What a client asked and heard; one line of JSON each. Times are milliseconds of the recorder's own clock. */
export interface Entry {
  readonly kind: 'cart' | 'vote' | 'review' | 'order' | 'subscription' | 'session' | 'page'
  /** The cart, review, order, account, session or page that it is about. */
  readonly key: string
  readonly op: 'add' | 'set' | 'remove' | 'read' | 'end' | 'change'
  /** Line and quantity of a cart's change; id of a thing added; version of a page. */
  readonly item?: string
  readonly amount?: number
  /** What was read: quantities by line, ids, or one number. */
  readonly seen?: Readonly<Record<string, number>> | readonly string[] | number | 'signed in' | 'stranger'
  /** `unknown`: no answer came, so it may have happened or not, then or later. */
  readonly outcome: 'yes' | 'no' | 'unknown'
  /** For who reads it; no rule asks it. */
  readonly status?: number
  readonly begin: number
  readonly end: number
}

export interface Anomaly {
  readonly rule: string
  readonly key: string
  readonly detail: string
}
