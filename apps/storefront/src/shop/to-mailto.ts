/**
 * Lines of a mail end with CR LF; nothing typed can add another header. The address keeps its `@`, which some mail programs
 * do not read otherwise.
 */
export function toMailto({
  to,
  subject,
  body,
}: {
  readonly to: string
  readonly subject: string
  readonly body: string
}): string {
  const lines = body.replace(/\r?\n/g, '\r\n')
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
