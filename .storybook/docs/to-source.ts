/** A story's source as somebody would copy it: what it renders, without its test. */
export function toSource(code: string): string {
  const shown = code.replace(/,?\n {2}play: [\s\S]*$/, '\n}')
  const rendered = /^\{\n {2}render: (?:\(\)|args|\(args\)) => ([\s\S]*?),?\n\}$/.exec(shown)?.[1]
  return rendered === undefined || /\n {2}\w+:? /.test(rendered)
    ? shown
    : rendered.replaceAll(/\n {2}/g, '\n')
}

/** How somebody would write a component with these props: for stories that are not drawn in the page itself. */
export function toUsage(component: string, args: Readonly<Record<string, unknown>>): string {
  const props = Object.entries(args).filter(([name]) => name !== 'children')
  const lines = props.map(([name, value]) => `\n  ${name}${toValue(value)}`).join('')
  return 'children' in args
    ? `<${component}${lines}\n>\n  ${toWords(args.children)}\n</${component}>`
    : `<${component}${lines}\n/>`
}

function toValue(value: unknown): string {
  if (value === true) return ''
  return typeof value === 'string' ? `=${JSON.stringify(value)}` : `={${toWords(value)}}`
}

/** Elements and functions are left to the reader. */
function toWords(value: unknown): string {
  if (typeof value === 'function') return '() => {}'
  if (typeof value === 'object' && value !== null && '$$typeof' in value) return '…'
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
