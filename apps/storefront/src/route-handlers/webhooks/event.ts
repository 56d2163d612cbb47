import { z } from 'zod'

const schema = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  model: z.string(),
  type: z.string().regex(/^[\w./-]{1,100}$/),
  data: z
    .looseObject({
      id: z
        .string()
        .regex(/^[\w-]{1,100}$/)
        .optional(),
    })
    .nullish(),
})

/** A notice from the service about a change of a record. Its data is not trusted. */
export type StoreEvent = z.infer<typeof schema>

/** The event in a body; undefined for anything else. */
export function parseEvent(text: string): StoreEvent | undefined {
  try {
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** Fields by which a record is found; of all other fields only the names are used. */
const FINDING: readonly string[] = ['id', 'slug', 'parent_id']

/** An event without its data, which may be personal. */
export function toNotice(event: StoreEvent): StoreEvent {
  const others = Object.keys(event.data ?? {}).filter((name) => !FINDING.includes(name))
  return { ...event, data: { ...event.data, ...Object.fromEntries(others.map((name) => [name, null])) } }
}

/** Whether an event affects pages. Those of carts, orders, subscriptions and accounts do not. */
export function affectsPages({ type, model }: Pick<StoreEvent, 'type' | 'model'>): boolean {
  return /^(?:product|category)\./.test(type) || model.startsWith('content/')
}
