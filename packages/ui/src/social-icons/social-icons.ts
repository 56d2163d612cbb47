import type { IconShapes } from '../icon/icon.tsx'

/** Made for this kit in the style of the other icons. */
export const facebookIcon: IconShapes = [['path', { d: 'M16.5 4H14a4 4 0 0 0-4 4v13M6.5 12.5h8.5' }]]

export const instagramIcon: IconShapes = [
  ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '5' }],
  ['circle', { cx: '12', cy: '12', r: '4' }],
  ['path', { d: 'M17.3 6.7h.01' }],
]

export const pinterestIcon: IconShapes = [
  ['path', { d: 'M9.4 21 12.2 9.6' }],
  ['path', { d: 'M8.6 13.2a4.3 4.3 0 1 1 4.3 3.1 2.8 2.8 0 0 1-2.2-1' }],
]

export const tiktokIcon: IconShapes = [
  ['path', { d: 'M13.5 3v12a3.75 3.75 0 1 1-3.75-3.75' }],
  ['path', { d: 'M13.5 3c.3 3 2.5 5.1 5.5 5.3' }],
]

export const twitterIcon: IconShapes = [
  ['path', { d: 'M4 4h3.6L20 20h-3.6z' }],
  ['path', { d: 'M4.6 20l6.3-7M19.4 4l-6.2 6.9' }],
]

export const vimeoIcon: IconShapes = [
  [
    'path',
    {
      d: 'M3 8.8c1.5-1.3 3-2.6 4-2.3 2.2.6 1.9 10 4.2 11 2.5.9 8.3-5.6 8.9-9.5.4-2.7-1.3-3.7-2.9-3.4-1.7.3-3 1.7-3.4 3.9',
    },
  ],
]

export const whatsappIcon: IconShapes = [
  ['path', { d: 'M3.5 20.5l1.3-4.3a8.5 8.5 0 1 1 3.2 3.1z' }],
  [
    'path',
    {
      d: 'M9 8.3c-.7.7-.8 1.7-.2 2.9.9 1.8 2.3 3.1 4 4 1.3.6 2.3.4 2.9-.3l-1.7-1.8-1.3.6c-1-.5-1.6-1.1-2.1-2.1l.6-1.3z',
    },
  ],
]

export const youtubeIcon: IconShapes = [
  ['rect', { x: '2.5', y: '5.5', width: '19', height: '13', rx: '4' }],
  ['path', { d: 'M10.3 9.3v5.4l4.6-2.7z' }],
]
