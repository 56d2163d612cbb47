import type { ShopGuide } from './shop-guide.ts'

/** What the theme and its parts are for, by the title of their stories. */
export const foundationGuides: Readonly<Record<string, ShopGuide>> = {
  'Foundations/Theme': {
    purpose: 'Every colour, tone and distance of the theme in the toolbar.',
    synonyms: ['colour', 'color', 'palette', 'spacing', 'tone', 'dark'],
    rules: [
      'Roles, not colours: a component asks for “heading” or “divider”, and the surface it lies on answers.',
      'Three surfaces: the page, a quieter one, the brand’s own.',
    ],
    writing: ['Names say what a colour is for, never what it looks like.'],
    access: ['Text keeps 4.5:1, marks and borders 3:1, in every theme.'],
  },
  'Foundations/Tokens': {
    purpose: 'Every variable with its value, a sample and its contrast.',
    synonyms: ['variables', 'custom properties', 'design tokens', 'spacing', 'dark'],
    rules: [
      'What the filter leaves is copied as CSS; the theme is downloaded as design tokens.',
      'Names are stable: styles and design files may use them.',
    ],
    writing: ['A variable is named surface first, then role: `--sorrel-surface-heading`.'],
    access: ['The table is read row by row; each sample has its value as text.'],
  },
  'Foundations/Theme editor': {
    purpose: 'Turns a store’s settings into a theme and previews the kit live.',
    synonyms: ['brand', 'branding', 'customise'],
    rules: [
      'Paste the settings or the theme alone; a preset fills the field.',
      'Values that cannot be used are listed with what is shown instead.',
      '“See it on every page” makes it the toolbar’s own theme, which every story and page then has; “Edit theme” in the toolbar leads back.',
      '“Copy address” carries the theme to somebody else; it is saved as settings and as design tokens.',
    ],
    writing: ['Messages name the setting as it is in the JSON.'],
    access: ['Broken JSON is said beside the field and keeps the last theme.'],
  },
  'Foundations/Four themes': {
    purpose: 'Shows any story in four themes side by side.',
    synonyms: ['dark', 'dark mode', 'compare', 'brands', 'rtl', 'right to left'],
    rules: [
      'Choose the story, and a theme above each copy of it; window, language, direction, contrast, network, motion and text size follow the toolbar.',
      'The toolbar’s theme comes first. Patterns and pages are half as large, and as wide as the window.',
      'If something works in only one theme, the component is at fault.',
    ],
    writing: ['An own theme has the settings of the theme editor.'],
    access: ['Each copy has the name of its theme.'],
  },
  'Foundations/Typography': {
    purpose: 'Two families and fifteen sizes.',
    synonyms: ['font', 'type scale', 'text size'],
    rules: [
      'A brand sets the base and the ratio; sizes follow by steps.',
      'From `2xl` on a size grows with the window. Headings take the first family, all else the second.',
    ],
    writing: ['A heading is at most two lines at 375 px.'],
    access: ['Sizes are in rem: a larger text setting enlarges all of them.'],
  },
  'Foundations/Layout': {
    purpose: 'Where layouts change over, how many columns there are, and what lifts what.',
    synonyms: ['breakpoints', 'grid', 'spacing', 'elevation', 'shadow'],
    rules: [
      'Made for narrow windows, widened at 640, 960 and 1200 px; never wider than 1440 px.',
      'Hairlines and quiet surfaces part a page; one shadow lifts what lies above it.',
    ],
    writing: ['Distances are steps of a 4 px grid: say the step, not the pixels.'],
    access: ['Widths are in rem: with a larger text a page changes over earlier.'],
  },
  'Foundations/Motion': {
    purpose: 'Three durations and one curve.',
    synonyms: ['animation', 'transition', 'duration', 'easing'],
    rules: [
      '`state` answers the pointer, `enter` is for what comes, `leave` for what goes, which is shorter.',
      'Nothing moves unless the user starts it.',
    ],
    writing: ['State why something moves before how long.'],
    access: ['All three durations are 0 when reduced motion is on.'],
  },
}
