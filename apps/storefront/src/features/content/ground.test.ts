import { describe, expect, test } from 'vitest'
import { getGround } from './ground.ts'

const toPair = (role: string) =>
  [
    `--sorrel-surface-${role}`,
    `light-dark(var(--sorrel-primary-${role}), var(--sorrel-primary-background))`,
  ] as const

/** Words on a light ground, in a light theme and in a dark one. */
const LIGHT = Object.fromEntries(['heading', 'body', 'success'].map(toPair))

describe('getGround', () => {
  test.each([
    ['no colour keeps the page', {}, { surface: undefined, style: {} }],
    ['no hex colour keeps the page', { backgroundColor: 'red;}' }, { surface: undefined, style: {} }],
    [
      'a light ground',
      { backgroundColor: '#F6F3EC' },
      { surface: 'primary', style: { backgroundColor: '#F6F3EC', ...LIGHT } },
    ],
    ['a dark ground', { backgroundColor: '#222' }, { surface: 'brand', style: { backgroundColor: '#222' } }],
    [
      'a text that reads',
      { backgroundColor: '#ffffff', textColor: '#1F2D27' },
      {
        surface: 'primary',
        style: {
          backgroundColor: '#ffffff',
          ...LIGHT,
          color: '#1F2D27',
          '--sorrel-surface-heading': '#1F2D27',
          '--sorrel-surface-body': '#1F2D27',
        },
      },
    ],
    [
      'a text that does not read is left out',
      { backgroundColor: '#ffffff', textColor: '#eeeeee' },
      { surface: 'primary', style: { backgroundColor: '#ffffff', ...LIGHT } },
    ],
  ])('%s', (_, wish, ground) => {
    expect(getGround(wish)).toEqual(ground)
  })
})
