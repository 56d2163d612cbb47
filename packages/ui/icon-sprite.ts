import { writeFileSync } from 'node:fs'
import * as icons from './src/icons/icons.ts'
import * as socialIcons from './src/social-icons/social-icons.ts'

/** The kit's drawings in one file. `bagIcon` is `#bag`. */
export function createIconSprite(): string {
  const all = [icons, socialIcons].flatMap((set) => Object.entries(set).toSorted(byName))
  const symbols = all.map(([name, shapes]) => {
    const drawn = shapes.map(([tag, attributes]) => `<${tag}${toAttributes(attributes)}/>`)
    return `<symbol id="${name.replace(/Icon$/, '')}" viewBox="0 0 24 24">${drawn.join('')}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1

const toAttributes = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

if (import.meta.main) writeFileSync('src/icons/icons.svg', createIconSprite())
