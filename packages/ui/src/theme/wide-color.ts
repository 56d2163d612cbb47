import { BLACK, type Rgb, WHITE } from './color.ts'

/** Colours of wider spaces in sRGB. Matrices are those of CSS Color 4. */

type Triple = readonly number[]
type Matrix = readonly [Triple, Triple, Triple]

const at = (values: Triple, index: number): number => values[index] ?? 0

const multiply = (matrix: Matrix, [x = 0, y = 0, z = 0]: Triple): Triple =>
  matrix.map((row) => at(row, 0) * x + at(row, 1) * y + at(row, 2) * z)

const OKLAB_TO_LMS: Matrix = [
  [1, 0.3963377773761749, 0.2158037573099136],
  [1, -0.1055613458156586, -0.0638541728258133],
  [1, -0.0894841775298119, -1.2914855480194092],
]
const LMS_TO_SRGB: Matrix = [
  [4.0767416360759583, -3.3077115392580629, 0.2309699031821043],
  [-1.2684379732850315, 2.6097573492876882, -0.341319376002657],
  [-0.0041960761386756, -0.7034186179359362, 1.7076146940746117],
]
const SRGB_TO_LMS: Matrix = [
  [0.4122214694707629, 0.5363325372617349, 0.0514459932675022],
  [0.2119034958178251, 0.6806995506452345, 0.1073969535369406],
  [0.0883024591900564, 0.2817188391361215, 0.6299787016738222],
]
const LMS_TO_OKLAB: Matrix = [
  [0.210454268309314, 0.7936177747023054, -0.0040720430116193],
  [1.9779985324311684, -2.4285922420485799, 0.450593709617411],
  [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
]
const D50_TO_SRGB: Matrix = [
  [3.1341359569958707, -1.6173863321612538, -0.4906619460083532],
  [-0.978795502912089, 1.916254567259524, 0.03344273116131949],
  [0.07195537988411677, -0.2289768264158322, 1.405386058324125],
]
const P3_TO_SRGB: Matrix = [
  [1.2249401762805598, -0.2249401762805597, 0],
  [-0.0420569547096881, 1.0420569547096881, 0],
  [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663],
]

const encode = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055

const decode = (value: number): number => {
  const size = Math.abs(value)
  return Math.sign(value) * (size <= 0.04045 ? size / 12.92 : ((size + 0.055) / 1.055) ** 2.4)
}

const toChannel = (light: number): number => Math.round(255 * Math.min(Math.max(encode(light), 0), 1))

/** Rounding of a colour at the edge of sRGB must not count as outside. */
const EDGE = 1e-4
const isInside = (light: Triple): boolean => light.every((value) => value >= -EDGE && value <= 1 + EDGE)

const oklabToLight = (lab: Triple): Triple =>
  multiply(
    LMS_TO_SRGB,
    multiply(OKLAB_TO_LMS, lab).map((value) => value ** 3),
  )

const lightToOklab = (light: Triple): Triple =>
  multiply(LMS_TO_OKLAB, multiply(SRGB_TO_LMS, light).map(Math.cbrt))

/** Halvings after which no channel of 256 steps changes any more. */
const STEPS = 16

/** Linear light in sRGB; a colour outside of it loses chroma until it is inside. */
export function toSrgb(light: Triple): Rgb {
  return isInside(light) ? toRgb(light) : toInside(lightToOklab(light))
}

const toRgb = (light: Triple): Rgb => [
  toChannel(at(light, 0)),
  toChannel(at(light, 1)),
  toChannel(at(light, 2)),
]

function toInside([lightness = 0, a = 0, b = 0]: Triple): Rgb {
  if (lightness >= 1) return WHITE
  if (lightness <= 0) return BLACK
  let [least, most] = [0, 1]
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (least + most) / 2
    if (isInside(oklabToLight([lightness, a * middle, b * middle]))) least = middle
    else most = middle
  }
  return toRgb(oklabToLight([lightness, a * least, b * least]))
}

export const fromOklab = (lightness: number, a: number, b: number): Rgb =>
  toSrgb(oklabToLight([lightness, a, b]))

const D50_WHITE = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585]
const KAPPA = 24_389 / 27
const EPSILON = 216 / 24_389

/** CIE Lab, as `lab()` and `lch()` have it: under D50. */
export function fromLabD50(lightness: number, a: number, b: number): Rgb {
  const middle = (lightness + 16) / 116
  const toX = (value: number): number => (value ** 3 > EPSILON ? value ** 3 : (116 * value - 16) / KAPPA)
  const y = lightness > KAPPA * EPSILON ? middle ** 3 : lightness / KAPPA
  const xyz = [toX(a / 500 + middle), y, toX(middle - b / 200)]
  return toSrgb(
    multiply(
      D50_TO_SRGB,
      xyz.map((value, index) => value * at(D50_WHITE, index)),
    ),
  )
}

/** Display P3, its channels 0…1 as they are written. */
export const fromDisplayP3 = (channels: Triple): Rgb => toSrgb(multiply(P3_TO_SRGB, channels.map(decode)))
