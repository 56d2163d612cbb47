/** Values by key. It may forget whatever it likes. */
export interface KeyedStore<Value> {
  get(key: string): Promise<Value | undefined>
  set(key: string, value: Value): Promise<void>
  delete(key: string): Promise<void>
}

export interface ReadThroughOptions<Value> {
  /** Asked first. */
  readonly near: KeyedStore<Value>
  /** Asked for what is not near. */
  readonly far: KeyedStore<Value>
}

/** A store of two: what is found far away comes near, and what is written is in both. */
export function readThrough<Value>({ near, far }: ReadThroughOptions<Value>): KeyedStore<Value> {
  return {
    async get(key) {
      const known = await near.get(key)
      if (known !== undefined) return known
      const found = await far.get(key)
      if (found !== undefined) await near.set(key, found)
      return found
    },
    async set(key, value) {
      await near.set(key, value)
      await far.set(key, value)
    },
    async delete(key) {
      await near.delete(key)
      await far.delete(key)
    },
  }
}
