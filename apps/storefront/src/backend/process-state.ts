const PREFIX = 'sorrel.storefront.'

/**
 * State that exists once per process. proxy.ts, pages and routes are bundled separately, so a module's variable would
 * exist once in each; state registered here under a name exists once.
 */
export function getProcessState<T extends object>(name: string, create: () => T): T {
  const key = Symbol.for(PREFIX + name)
  const known: unknown = Reflect.get(globalThis, key)
  if (known !== undefined) return known as T // The name decides the type: each name has one call.
  const created = create()
  Reflect.set(globalThis, key, created)
  return created
}
