import { Lang, parse, type SgNode } from '@ast-grep/napi'
import type { Codemod } from '../../src/upgrade.ts'

const NAMES: Readonly<Record<string, string>> = {
  current: 'now',
  original: 'before',
  currentLabel: 'nowLabel',
  originalLabel: 'beforeLabel',
}

/** The name that a file gives the kit's `Price`; undefined in one that does not import it. */
function findPrice(root: SgNode): string | undefined {
  const imported = root
    .findAll({ rule: { kind: 'import_specifier' } })
    .filter((one) => one.field('name')?.text() === 'Price')
    .find((one) =>
      one
        .ancestors()
        .some(
          (outer) =>
            outer.kind() === 'import_statement' &&
            /^['"]@sorrel\/ui\/price['"]$/.test(outer.field('source')?.text() ?? ''),
        ),
    )
  return (imported?.field('alias') ?? imported?.field('name'))?.text()
}

/** `<Price current original>` is `<Price now before>`, as the amounts of `getShownPrice` are called. */
export const priceNames: Codemod = {
  version: '0.2.0',
  title: 'Price takes now and before for current and original, and labels of these names',
  change: (source) => {
    if (!source.includes('@sorrel/ui/price')) return source
    const root = parse(Lang.Tsx, source).root()
    const price = findPrice(root)
    if (price === undefined) return source
    const edits = root.findAll({ rule: { kind: 'jsx_attribute' } }).flatMap((attribute) => {
      const name = attribute.child(0)
      const next = NAMES[name?.text() ?? '']
      const isPrice = attribute.parent()?.field('name')?.text() === price
      return name && next !== undefined && isPrice ? [name.replace(next)] : []
    })
    return root.commitEdits(edits)
  },
}
