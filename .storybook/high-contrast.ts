/** What browsers force where a person chose colours of their own; the kit's rules for this case apply besides. */
const FORCED = `
  :root { color-scheme: dark; background: Canvas }
  *, ::before, ::after {
    background-color: Canvas !important; color: CanvasText !important; border-color: CanvasText !important;
    outline-color: Highlight !important; box-shadow: none !important; text-shadow: none !important;
  }
  a, a * { color: LinkText !important }
  :disabled, :disabled *, [aria-disabled='true'], [aria-disabled='true'] * { color: GrayText !important }
  img, picture, video, svg, svg *, span:empty, .visually-hidden, input[type='radio'], input[type='checkbox'] {
    background-color: transparent !important
  }
`

const ACTIVE = /\(forced-colors:\s*active\)/

/** Rules for forced colours, as written and as they apply while they are pretended. */
const pretended = new Map<CSSMediaRule, string>()

function findRules(list: CSSRuleList): readonly CSSMediaRule[] {
  return [...list].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && ACTIVE.test(rule.conditionText)) return [rule]
    return rule instanceof CSSGroupingRule ? findRules(rule.cssRules) : []
  })
}

function readRules(sheet: CSSStyleSheet): readonly CSSMediaRule[] {
  try {
    return findRules(sheet.cssRules)
  } catch {
    // A style sheet of another origin.
    return []
  }
}

function pretend(): void {
  for (const rule of [...document.styleSheets].flatMap(readRules)) {
    pretended.set(rule, rule.conditionText)
    rule.media.mediaText = rule.conditionText.replace(ACTIVE, 'all')
  }
}

/**
 * Shows the page as with the high contrast of an operating system, which a page cannot switch on. Returns what undoes it.
 */
export function showHighContrast(): () => void {
  const style = document.createElement('style')
  style.textContent = FORCED
  document.head.append(style)
  pretend()
  // Parts that load later bring style sheets of their own.
  const observer = new MutationObserver(pretend)
  observer.observe(document.head, { childList: true })
  return () => {
    observer.disconnect()
    style.remove()
    for (const [rule, condition] of pretended) rule.media.mediaText = condition
    pretended.clear()
  }
}
