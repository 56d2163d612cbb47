/** Where warnings about the service's answers go. They never hold a shopper's data or a token. */
export interface Logger {
  readonly warn: (message: string, details?: Readonly<Record<string, unknown>>) => void
}

export const silentLogger: Logger = { warn: () => {} }
