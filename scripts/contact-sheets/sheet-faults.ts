import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCALE_MIN, SHEET_WIDTH_PX, SHEETS } from './sheets.ts'
import { SHOP_SHEETS, WINDOWS } from './shop-sheets.ts'

/** Marks of JPEG's frame headers, after which height and width stand. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2])

/** Width of a JPEG in pixels, from its frame header. */
function readWidth(path: string): number {
  const bytes = readFileSync(path)
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2))
    if (FRAMES.has(bytes.readUInt8(at + 1))) return bytes.readUInt16BE(at + 7)
  throw new Error(`${path} has no frame header`)
}

/** Why a sheet could not be read in a window of 1280 px: small pictures, wide files, and files without a sheet. */
export function findSheetFaults(folder: string): readonly string[] {
  const files = readdirSync(folder)
  const expected = [...SHEETS, ...SHOP_SHEETS].map(({ name }) => `${name}.jpg`)
  const small = [
    ...SHEETS.flatMap(({ name, columns }) => columns.map(({ scale }) => ({ name, scale }))),
    ...WINDOWS.map(({ width, scale }) => ({ name: `a window of ${width} px`, scale })),
  ].filter(({ scale }) => scale < SCALE_MIN)
  return [
    ...small.map(({ name, scale }) => `${name}: pictures at ${scale} of their size cannot be read`),
    ...expected
      .filter((file) => !existsSync(join(folder, file)))
      .map((file) => `There is no contact sheet ${file}: npm run contact-sheets`),
    ...files
      .filter((file) => !expected.includes(file))
      .map((file) => `Nothing draws the contact sheet ${file}`),
    ...files
      .filter((file) => readWidth(join(folder, file)) > SHEET_WIDTH_PX)
      .map((file) => `The contact sheet ${file} is wider than ${SHEET_WIDTH_PX} px`),
  ]
}
