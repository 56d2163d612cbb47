const STATE = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g
/** A negated rule would match every element without the class. */
const NEGATED = /:not\([^)]*:(hover|active|focus)/

const known = new WeakSet<CSSRule>()

function copyRule(rule: CSSStyleRule): void {
  const { selectorText } = rule
  if (known.has(rule) || NEGATED.test(selectorText)) return
  known.add(rule)
  const copy = selectorText.replace(STATE, '.pseudo-$1')
  if (copy !== selectorText) rule.selectorText = `${selectorText}, ${copy}`
}

function copyRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) copyRule(rule)
    else if (rule instanceof CSSGroupingRule) copyRules(rule.cssRules)
  }
}

/** States that only a pointer or a key can cause. */
export type PointerState = 'hover' | 'focus' | 'active'

const CLASSES: Readonly<Record<PointerState, { readonly on: readonly string[]; readonly around: string }>> = {
  hover: { on: ['pseudo-hover'], around: 'pseudo-hover' },
  focus: { on: ['pseudo-focus', 'pseudo-focus-visible'], around: 'pseudo-focus-within' },
  active: { on: ['pseudo-hover', 'pseudo-active'], around: 'pseudo-hover' },
}

/**
 * Shows an element as if hovered, focused or pressed: the style sheets' rules for the state are copied to classes, and
 * the element and its ancestors up to `end` get them.
 */
export function imitate(state: PointerState, element: Element, end: Element): void {
  for (const sheet of document.styleSheets) copyRules(sheet.cssRules)
  const { on, around } = CLASSES[state]
  element.classList.add(...on)
  for (let outer = element.parentElement; outer && outer !== end; outer = outer.parentElement)
    outer.classList.add(around)
}
