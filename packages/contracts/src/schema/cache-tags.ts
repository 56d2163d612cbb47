import * as z from 'zod/mini'

const tagSchema = z
  .string()
  .check(z.regex(/^(?:settings|menus|(?:product|category|page|quiz|reviews):[^\s,\p{Cc}]{1,200})$/u))

/** One to fifty tags. */
export const revalidateBodySchema = z.strictObject({
  tags: z.array(tagSchema).check(z.minLength(1), z.maxLength(50)),
})
