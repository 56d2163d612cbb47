import type { ShopGuide } from './shop-guide.ts'

/** What the theme and its parts are for, by the title of their stories. */
export const foundationGuides: Readonly<Record<string, ShopGuide>> = {
  'Foundations/Theme': {
    purpose: 'Every colour, tone and spacing step of the current theme.',
    synonyms: ['colour', 'color', 'palette', 'spacing', 'tone', 'dark'],
    rules: [
      'Roles, not colours: a component asks for “heading” or “divider”, and its surface provides the colour.',
      'Three surfaces: the page, a quieter one, and the brand’s own.',
    ],
    writing: ['Names say what a colour is for, never what it looks like.'],
    access: ['Text keeps 4.5:1, marks and borders 3:1, in every theme.'],
  },
  'Foundations/Tokens': {
    purpose: 'Every variable with its value, a sample and its contrast.',
    synonyms: ['variables', 'custom properties', 'design tokens', 'spacing', 'dark'],
    rules: [
      'Copy the filtered variables as CSS, or download the theme as design tokens.',
      'Names are stable: styles and design files can rely on them.',
    ],
    writing: ['A variable is named surface first, then role: `--sorrel-surface-heading`.'],
    access: ['The table reads row by row; each sample has its value as text.'],
  },
  'Foundations/Theme editor': {
    purpose: 'Turns a store’s settings into a theme and previews the kit live.',
    synonyms: ['brand', 'branding', 'customise'],
    rules: [
      'The form is the merchant’s, field by field; an empty field leaves the value to the theme.',
      'Paste all settings or just the theme below it; a preset fills both.',
      'Values that can’t be used are listed with their replacements.',
      '“See it on every page” makes it the toolbar’s own theme for every story and page; “Edit theme” in the toolbar leads back.',
      '“Copy address” shares the theme; it can also be saved as settings or design tokens.',
    ],
    writing: ['Messages name the setting as it appears in the JSON.'],
    access: ['An error beside the field reports broken JSON; the last theme stays.'],
  },
  'Foundations/Four themes': {
    purpose: 'Shows any story in four themes side by side.',
    synonyms: ['dark', 'dark mode', 'compare', 'brands', 'rtl', 'right to left'],
    rules: [
      'Choose the story, and a theme above each copy of it; window, language, direction, contrast, network, motion and text size follow the toolbar.',
      'The toolbar’s theme comes first. Patterns and pages are half as large, and as wide as the window.',
      'If something works in only one theme, the component is at fault.',
    ],
    writing: ['An own theme uses the settings of the theme editor.'],
    access: ['Each copy is named after its theme.'],
  },
  'Foundations/Typography': {
    purpose: 'Two families and fifteen sizes.',
    synonyms: ['font', 'type scale', 'text size'],
    rules: [
      'A brand sets the base and the ratio; all sizes follow from them.',
      'From `2xl` on a size grows with the window. Headings use the first family, everything else the second.',
    ],
    writing: ['A heading is at most two lines at 375 px.'],
    access: ['Sizes are in rem: a larger text setting enlarges all of them.'],
  },
  'Foundations/Layout': {
    purpose: 'Breakpoints, columns and elevation.',
    synonyms: ['breakpoints', 'grid', 'spacing', 'elevation', 'shadow'],
    rules: [
      'Designed for narrow windows first, widening at 640, 960 and 1200 px; never wider than 1440 px.',
      'Hairlines and quiet surfaces divide a page; a single shadow lifts overlays above it.',
    ],
    writing: ['Spacing uses steps of a 4 px grid: name the step, not the pixels.'],
    access: ['Widths are in rem: with larger text, breakpoints apply earlier.'],
  },
  'Foundations/Motion': {
    purpose: 'Three durations and one curve.',
    synonyms: ['animation', 'transition', 'duration', 'easing'],
    rules: [
      '`state` is for feedback to the pointer, `enter` for what appears, `leave`, the shorter one, for what disappears.',
      'Nothing moves unless the user starts it.',
    ],
    writing: ['State why something moves before how long.'],
    access: ['All three durations are 0 when reduced motion is on.'],
  },
}
