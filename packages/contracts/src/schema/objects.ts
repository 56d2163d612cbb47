import * as z from 'zod/mini'

/** An object that refuses keys it does not name. */
export function strictObject<T extends z.core.$ZodLooseShape>(shape: T): z.ZodMiniObject<T, z.core.$strict> {
  withoutCodeGeneration()
  return z.strictObject(shape)
}

/** An object that drops keys it does not name. */
export function openObject<T extends z.core.$ZodLooseShape>(shape: T): z.ZodMiniObject<T, z.core.$strip> {
  withoutCodeGeneration()
  return z.object(shape)
}

/** Object schemas otherwise compile themselves with `new Function`, which the shop's security policy refuses and reports. */
function withoutCodeGeneration(): void {
  z.config({ jitless: true })
}
