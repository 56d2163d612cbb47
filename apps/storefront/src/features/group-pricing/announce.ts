let status: HTMLElement | undefined

/** Tells screen readers politely. Its place is there before the words, which only then are a change. */
export function announce(text: string): void {
  if (status?.isConnected !== true) {
    status = document.createElement('div')
    status.role = 'status'
    Object.assign(status.style, { position: 'absolute', inlineSize: '1px', blockSize: '1px' })
    Object.assign(status.style, { overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' })
    document.body.append(status)
  }
  const place = status
  requestAnimationFrame(() => {
    place.textContent = text
  })
}
