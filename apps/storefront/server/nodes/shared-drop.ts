import { randomUUID } from 'node:crypto'
import { z } from 'zod'

const schema = z.object({
  id: z.string(),
  /** The node that dropped it. */
  node: z.string(),
  tags: z.array(z.string()),
  purge: z.boolean(),
  /** Whatever was read until then: the node had more to tell than it could remember. */
  isAll: z.boolean(),
})

/** A drop as nodes tell each other of it. */
export type SharedDrop = Readonly<z.infer<typeof schema>>

/** What another version of the shop may have written and nobody understands here is a drop of everything. */
export function parseDrop(text: string | undefined): SharedDrop {
  try {
    return schema.parse(JSON.parse(text ?? ''))
  } catch {
    return { id: randomUUID(), node: '', tags: [], purge: false, isAll: true }
  }
}
