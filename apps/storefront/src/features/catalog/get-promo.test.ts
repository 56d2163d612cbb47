import type { MenuItem } from '@sorrel/domain/menu'
import { aMenu } from '@sorrel/domain/testing'
import { describe, expect, it } from 'vitest'
import { getPromo, type PromoSource } from './get-promo.ts'

const quiz = (id: string): MenuItem => ({ type: 'quiz', name: id, value: { id } })
const category = (slug: string, items?: readonly MenuItem[]): MenuItem => ({
  type: 'category',
  name: slug,
  value: { slug },
  items,
})

const aSource = (header: readonly MenuItem[], footer: readonly MenuItem[] = []): PromoSource => ({
  menus: [
    { id: 'top', name: '', items: header },
    { id: 'foot', name: '', items: footer },
  ],
  settings: { header: { menuId: 'top' }, footer: { menuId: 'foot' } },
})

describe('the way on at the end of a list', () => {
  it.each([
    ['a quiz before categories', aSource(aMenu()), '/quiz/soap-finder'],
    ['the quiz of its own entry', aSource([category('bath', [quiz('own')])], [quiz('shop')]), '/quiz/own'],
    ['the quiz of the footer', aSource([category('gifts', [quiz('gifts')])], [quiz('shop')]), '/quiz/shop'],
    ['another category', aSource([category('bath'), category('gifts')]), '/categories/gifts'],
    ['nothing', aSource([category('bath')]), undefined],
  ])('is %s', (_, source, href) => {
    expect(getPromo(source, '/categories/bath')?.href).toBe(href)
  })
})
