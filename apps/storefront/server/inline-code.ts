import { createHash } from 'node:crypto'

/** What a page runs and draws without a file of its own, as policy sources (`'sha256-…'`), each once. */
export interface InlineCode {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi
const HAS_FILE = /\ssrc\s*=/i
const TYPE = /\stype\s*=\s*["']?([^\s"'>]+)/i

/** A script of another type, such as structured data, is never run and needs no leave. */
function isRun(attributes: string): boolean {
  const type = TYPE.exec(attributes)?.[1]?.toLowerCase()
  return !HAS_FILE.test(attributes) && (type === undefined || type === 'module' || type === 'text/javascript')
}

function toSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

/** The hashes of every inline script and style element in a whole page. Style attributes are not among them. */
export function getInlineCode(html: string): InlineCode {
  const scripts = [...html.matchAll(SCRIPT)].filter(([, attributes = '']) => isRun(attributes))
  const styles = [...html.replaceAll(SCRIPT, '').matchAll(STYLE)]
  return {
    scripts: [...new Set(scripts.map(([, , code = '']) => toSource(code)))],
    styles: [...new Set(styles.map(([, code = '']) => toSource(code)))],
  }
}
