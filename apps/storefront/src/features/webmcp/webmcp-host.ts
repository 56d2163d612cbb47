/** One thing that an assistant of the browser can do in a page (WebMCP). */
export interface PageTool {
  readonly name: string
  readonly title: string
  readonly description: string
  /** JSON Schema. */
  readonly inputSchema: object
  /** `signal` aborts when the assistant or the person cancels. Older browsers do not pass one. */
  readonly execute: (input: unknown, options?: { readonly signal?: AbortSignal }) => Promise<object>
  readonly annotations: {
    readonly readOnlyHint: boolean
    /** The answer holds texts that others wrote. */
    readonly untrustedContentHint: boolean
    /** It changes something. */
    readonly consequentialHint: boolean
  }
}

/** Where a page offers tools. */
export interface WebMcpHost {
  /**
   * Rejects if the page may not register tools or already has one of that name. The tool is available until the signal
   * aborts.
   */
  readonly registerTool: (tool: PageTool, options: { readonly signal: AbortSignal }) => unknown
}

/** The browser's own: of the document, or in earlier versions of the navigator. Undefined in most browsers. */
export function getWebMcpHost(): WebMcpHost | undefined {
  const found = [document, navigator].map((place): unknown => Reflect.get(place, 'modelContext'))
  return found.find(isWebMcpHost)
}

function isWebMcpHost(value: unknown): value is WebMcpHost {
  return (
    typeof value === 'object' &&
    value !== null &&
    'registerTool' in value &&
    typeof value.registerTool === 'function'
  )
}
