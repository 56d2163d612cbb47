import { expectTypeOf, test } from 'vitest'
import type { MessageArgs, MessageKey } from './message.ts'

test('a message without parameters takes none', () => {
  expectTypeOf<MessageArgs<'cart.title'>>().toEqualTypeOf<[]>()
})

test('a plural message asks for a count, others for their own names', () => {
  expectTypeOf<MessageArgs<'cart.item_count'>>().toEqualTypeOf<[params: { readonly count: number }]>()
  expectTypeOf<MessageArgs<'search.count_term'>>().toEqualTypeOf<
    [params: { readonly count: number; readonly term: string | number }]
  >()
})

test('a key chosen at run time from a group is still a key', () => {
  type StatusKey = `account.orders.status.${'pending' | 'hold'}`
  expectTypeOf<StatusKey>().toExtend<MessageKey>()
  expectTypeOf<MessageArgs<StatusKey>>().toEqualTypeOf<[]>()
})

test('a plural form and an unknown name are not keys', () => {
  expectTypeOf<'cart.item_count_one'>().not.toExtend<MessageKey>()
  expectTypeOf<'cart.nothing'>().not.toExtend<MessageKey>()
})
