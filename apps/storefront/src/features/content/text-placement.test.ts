import type { ArtPicture } from '@sorrel/contracts/content'
import { describe, expect, test } from 'vitest'
import type { Tones } from '#backend/picture-tones.ts'
import { getPlaceStyle, getTextPlacement, isSquareWhenNarrow } from './text-placement.ts'

const QUIET = { left: 0, top: 10, right: 40, bottom: 80 }
const PALE: Tones = { darkest: '#ddd8cc', lightest: '#f2efe7' }

const picture = (src: string, more: Partial<ArtPicture> = {}): ArtPicture => ({
  id: src,
  src,
  alt: '',
  width: 2400,
  height: 1200,
  quiet: QUIET,
  ...more,
})

const place = (section: object, tones: Readonly<Record<string, Tones>> = { wall: PALE }) =>
  getTextPlacement(
    { backgroundColor: '#EFEAE0', textColor: '#1F2D27', overlayOpacity: 0, ...section },
    { getTones: (src) => tones[src] },
  )

describe('words stand', () => {
  test('over the quiet part of a picture, once its colours are known to leave the text its contrast', () => {
    expect(place({ backgroundImage: picture('wall') })).toBe('over')
  })

  test.each([
    ['no quiet part', { backgroundImage: picture('wall', { quiet: undefined }) }],
    ['colours that nobody has measured', { backgroundImage: picture('unknown') }],
    ['too little contrast', { backgroundImage: picture('leaves') }],
    [
      'light text on a pale wall',
      { backgroundImage: picture('wall'), backgroundColor: '#1F2D27', textColor: '#fff' },
    ],
    [
      'another picture for wide windows without a quiet part',
      {
        backgroundImage: picture('wall'),
        backgroundImageWide: picture('wide', { quiet: undefined }),
      },
    ],
  ])('above a wide picture: %s', (_, section) => {
    expect(place(section, { wall: PALE, leaves: { darkest: '#7e4b28', lightest: '#f2efe7' } })).toBe('above')
  })

  test('beside a picture that is not wide', () => {
    expect(place({ backgroundImage: picture('wall', { quiet: undefined, width: 1600 }) })).toBe('beside')
  })

  test('alone where there is no picture', () => {
    expect(place({})).toBe('alone')
  })

  test('an overlay counts', () => {
    const backgroundImage = picture('leaves')
    const tones = { leaves: { darkest: '#7e4b28', lightest: '#f2efe7' } }
    expect(place({ backgroundImage, overlayOpacity: 90 }, tones)).toBe('over')
  })
})

describe('the styles of a band', () => {
  test('have the quiet part as rows and edges, each window its own', () => {
    const wide = picture('wide', {
      quiet: { left: 5, top: 0, right: 50, bottom: 100 },
      focus: { x: 70, y: 50 },
    })
    expect(getPlaceStyle({ backgroundImage: picture('wall'), backgroundImageWide: wide })).toMatchObject({
      '--art-rows': 'minmax(0, 10fr) minmax(0, 70fr) minmax(0, 20fr)',
      '--art-right': '40%',
      '--art-wide-left': '5%',
      '--art-wide-focus': '70% 50%',
      '--art-focus': 'center center',
    })
  })

  test('crop a tall picture in narrow windows only around a focal point', () => {
    const tall = { width: 1080, height: 1440 }
    const backgroundImage = picture('wall')
    const phone = picture('phone', { ...tall, focus: { x: 50, y: 70 } })
    expect(isSquareWhenNarrow({ backgroundImage, backgroundImageMobile: phone })).toBe(true)
    expect(isSquareWhenNarrow({ backgroundImage, backgroundImageMobile: picture('phone', tall) })).toBe(false)
    expect(isSquareWhenNarrow({ backgroundImage })).toBe(false)
  })

  test('without a focal point keep what the alignment says', () => {
    const alignment = { horizontal: 'right', vertical: 'top' } as const
    expect(getPlaceStyle({ backgroundImage: picture('wall') }, alignment)).toMatchObject({
      '--art-focus': 'right top',
    })
  })
})
