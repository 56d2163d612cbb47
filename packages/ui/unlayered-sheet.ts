import cascadeLayers from '@csstools/postcss-cascade-layers'
import postcss from 'postcss'

/**
 * The kit's sheet without cascade layers, for a page whose own reset is in none: every reset that is not in a layer wins
 * over rules that are. The order of the layers becomes the weight of selectors.
 */
export async function toUnlayeredSheet(sheet: string): Promise<string> {
  const { css } = await postcss([cascadeLayers()]).process(sheet, { from: undefined })
  return css
}
