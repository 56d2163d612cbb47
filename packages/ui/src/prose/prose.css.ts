import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { kitStyle, kitVariants, resetInside } from '../style/kit-style.ts'
import { kitLayer } from '../style/layers.css.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, fontFamily, fontWeight, fontSize, radius, space } = themeContract

export const prose = kitStyle({ maxInlineSize: '42em', overflowWrap: 'anywhere', lineHeight: 1.65 })
export const size = kitVariants({
  sm: { fontSize: fontSize.sm },
  md: { fontSize: fontSize.md },
  lg: { fontSize: fontSize.lg },
})

const inside = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(`${prose} ${selector}`, { '@layer': { [kitLayer]: rule } })

inside('> * + *', { marginBlockStart: '1em' })
inside(':is(h1, h2, h3, h4)', {
  color: surface.heading,
  fontFamily: fontFamily.headings,
  fontWeight: fontWeight.headings,
  lineHeight: 1.2,
  textWrap: 'balance',
})
inside('> * + :is(h1, h2, h3, h4)', { marginBlockStart: '1.6em' })
inside(':is(h1, h2)', { fontSize: fontSize['3xl'] })
inside('h3', { fontSize: fontSize.xl })
inside('h4', { fontSize: fontSize.lg })
inside('a', {
  // Makes links easier to tap.
  paddingBlock: '0.3em',
  color: surface.heading,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
inside('a:hover', { textDecorationThickness: '2px' })
inside('strong', { color: surface.heading, fontWeight: fontWeight.strong })
inside(':is(ul, ol)', { paddingInlineStart: '1.4em' })
inside('ul', { listStyle: 'disc' })
inside('ol', { listStyle: 'decimal' })
inside('li + li', { marginBlockStart: '0.4em' })
inside('li::marker', { color: surface.mark })
inside('blockquote', {
  paddingInlineStart: space['24'],
  borderInlineStart: `2px solid ${surface.mark}`,
  color: surface.heading,
})
inside('img', { borderRadius: radius.image })
inside('table', { display: 'block', overflowX: 'auto' })
inside(':is(th, td)', {
  padding: space['8'],
  borderBlockEnd: `1px solid ${surface.divider}`,
  textAlign: 'start',
})
inside('hr', { border: 0, borderBlockStart: `1px solid ${surface.divider}`, marginBlock: '2em' })

resetInside(prose, '*')
