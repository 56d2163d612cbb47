/**
 * A `fetch` that reports the sent share of the body, 0 to 1, which the platform's `fetch` cannot do. Rejects as
 * `fetch` does: without a connection, and with the signal's reason.
 */
export function createProgressFetch(onProgress: (share: number) => void) {
  return (input: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const abort = (): void => request.abort()
      init.signal?.addEventListener('abort', abort)
      request.open(init.method ?? 'GET', input)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
      request.onerror = () => reject(new TypeError('The network did not answer'))
      request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'))
      request.onloadend = () => init.signal?.removeEventListener('abort', abort)
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
      request.send(toBody(init.body))
    })
}

function toBody(body: RequestInit['body']): FormData | string | null {
  return body instanceof FormData || typeof body === 'string' ? body : null
}
