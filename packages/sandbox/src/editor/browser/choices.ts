/**
 * The choices that the content models and the theme offer a merchant, by the field's stored name. See
 * docs/commerce-service.md#content-pages.
 */
const SPACINGS = ['none', 'small', 'medium', 'large', 'extra_large']
const SIDES = ['left', 'center', 'right']
const HEIGHTS = ['top', 'center', 'bottom']

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  horizontal_spacing: SPACINGS,
  vertical_spacing: SPACINGS,
  content_gap: SPACINGS,
  horizontal_padding: SPACINGS,
  horizontal_background_alignment: SIDES,
  vertical_background_alignment: HEIGHTS,
  horizontal_background_position: SIDES,
  vertical_background_position: HEIGHTS,
  horizontal_content_alignment: SIDES,
  vertical_content_alignment: HEIGHTS,
  content_alignment: SIDES,
  title_alignment: SIDES,
  text_alignment: SIDES,
  text_layout: ['single_column', 'dual_column'],
  image_layout: ['square', 'portrait'],
  image_scaling: ['fill', 'cover', 'contain'],
  style: ['button_primary', 'button_secondary', 'button_anchor'],
  layoutOptions: ['standard', 'left_aligned'],
  question_type: ['text', 'email', 'textarea', 'single_select', 'multiple_select'],
  layout_type_single_select: ['card', 'stack', 'grid', 'slider'],
  layout_type_multiple_select: ['card', 'stack', 'grid'],
  layout_option: ['image_left_aligned', 'image_right_aligned', 'no_image'],
  layout: ['multiple_page', 'single_page'],
}

const LIMITS: Readonly<Record<string, readonly [min: number, max: number]>> = {
  overlay_opacity: [0, 100],
  columns: [2, 4],
  products_per_row: [2, 5],
  rating: [0, 5],
  lowStockIndicator: [1, 1000],
  max_chars: [1, 5000],
}

export function getChoices(name: string): readonly string[] | undefined {
  return CHOICES[name]
}

export function getLimits(name: string): readonly [min: number, max: number] | undefined {
  return LIMITS[name]
}
