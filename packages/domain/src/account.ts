/** The signed-in customer. */
export interface Account {
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone?: string | undefined
  readonly emailOptin: boolean
  /** Account group that tiered prices may name. */
  readonly group?: string | undefined
}
