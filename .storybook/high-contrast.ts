/**
 * What browsers force where a person chose colours of their own; the kit's rules for this case apply besides. Elements
 * of these selectors, and what is in them, keep their colours.
 */
const toForced = (keepers: readonly string[]): string => {
  const kept = `:is(${keepers.flatMap((selector) => [selector, `${selector} *`]).join(', ')})`
  return `
  :root { color-scheme: dark; background: Canvas }
  :where(:not(${kept})), ::before, ::after {
    background-color: Canvas !important; color: CanvasText !important; border-color: CanvasText !important;
    outline-color: Highlight !important; box-shadow: none !important; text-shadow: none !important;
  }
  a, a * { color: LinkText !important }
  :disabled, :disabled *, [aria-disabled='true'], [aria-disabled='true'] * { color: GrayText !important }
  img, picture, video, svg, svg *, span:empty:where(:not(${kept})), .visually-hidden, input[type='radio'],
  input[type='checkbox'] { background-color: transparent !important }
`
}

const ACTIVE = /\(forced-colors:\s*active\)/

function findRules(list: CSSRuleList): readonly CSSRule[] {
  return [...list].flatMap((rule) =>
    rule instanceof CSSGroupingRule ? [rule, ...findRules(rule.cssRules)] : [rule],
  )
}

function readRules(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return findRules(sheet.cssRules)
  } catch {
    // A style sheet of another origin.
    return []
  }
}

/** Rules for forced colours with their conditions, and rules that keep their colours, as they were written. */
interface Changed {
  readonly conditions: Map<CSSMediaRule, string>
  readonly keepers: Map<CSSStyleRule, string>
}

function pretend({ conditions, keepers }: Changed): void {
  for (const rule of [...document.styleSheets].flatMap(readRules)) {
    if (rule instanceof CSSMediaRule && ACTIVE.test(rule.conditionText)) {
      conditions.set(rule, rule.conditionText)
      rule.media.mediaText = rule.conditionText.replace(ACTIVE, 'all')
    }
    if (!(rule instanceof CSSStyleRule) || keepers.has(rule)) continue
    const { style } = rule
    if (style.getPropertyValue('forced-color-adjust') !== 'none') continue
    keepers.set(rule, style.cssText)
    // An important declaration in a layer is stronger than one outside.
    style.cssText = style.cssText.replaceAll(/(?: !important)?;(?=\s|$)/g, ' !important;')
  }
}

/**
 * Shows the page as with the high contrast of an operating system, which a page cannot switch on. Returns what undoes it.
 */
export function showHighContrast(): () => void {
  const changed: Changed = { conditions: new Map(), keepers: new Map() }
  const style = document.createElement('style')
  const update = (): void => {
    pretend(changed)
    style.textContent = toForced([...changed.keepers.keys()].map(({ selectorText }) => selectorText))
  }
  update()
  document.head.append(style)
  // Parts that load later bring style sheets of their own.
  const observer = new MutationObserver(update)
  observer.observe(document.head, { childList: true })
  return () => {
    observer.disconnect()
    style.remove()
    for (const [rule, condition] of changed.conditions) rule.media.mediaText = condition
    for (const [rule, written] of changed.keepers) rule.style.cssText = written
  }
}
