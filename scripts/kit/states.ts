import type { State } from '../../packages/ui/src/stories/at-states.tsx'

/**
 * The states that each folder of the kit shows by name: in its story `InEachState`, or in a story of
 * that name where it lies over the page. A component that is not here takes
 * neither pointer nor keys, or leaves both to the components inside it.
 */
export const STATES_OF: Readonly<Record<string, readonly State[]>> = {
  accordion: ['hover', 'focus'],
  'bare-select': ['focus'],
  breadcrumbs: ['hover', 'focus'],
  button: ['hover', 'focus', 'active', 'disabled', 'loading'],
  'cart-line': ['hover', 'focus'],
  checkbox: ['focus', 'disabled', 'error'],
  chip: ['hover', 'focus', 'disabled'],
  combobox: ['hover', 'focus', 'error'],
  'confirm-dialog': ['loading'],
  'date-field': ['hover', 'focus', 'disabled', 'error'],
  'file-upload': ['hover', 'focus', 'error'],
  gallery: ['hover', 'focus'],
  'icon-button': ['hover', 'focus', 'disabled'],
  link: ['hover', 'focus'],
  'load-more': ['loading'],
  menu: ['focus'],
  'native-popover': ['hover', 'focus'],
  'native-select': ['hover', 'focus', 'disabled', 'error'],
  'navigation-menu': ['hover', 'focus'],
  'number-stepper': ['hover', 'focus', 'disabled', 'error'],
  'option-picker': ['hover', 'focus', 'disabled', 'error'],
  pagination: ['hover', 'focus'],
  'password-field': ['hover', 'focus', 'disabled', 'error'],
  'product-card': ['hover', 'focus'],
  prose: ['hover', 'focus'],
  'radio-cards': ['hover', 'focus'],
  'radio-group': ['focus', 'disabled', 'error'],
  'range-slider': ['focus'],
  'search-field': ['hover', 'focus'],
  select: ['hover', 'focus', 'disabled', 'error'],
  'skip-link': ['focus'],
  'star-rating-input': ['hover', 'focus', 'error'],
  switch: ['focus', 'disabled'],
  tabs: ['hover', 'focus'],
  'text-field': ['hover', 'focus', 'disabled', 'error'],
  textarea: ['hover', 'focus', 'disabled', 'error'],
}
