/** Packed values by id. What cannot be read is absent, what cannot be written is not kept: no call ever rejects. */
export interface ByteStore {
  get(id: string): Promise<Uint8Array | undefined>
  set(id: string, bytes: Buffer, lifeMs: number): Promise<void>
  delete(id: string): Promise<void>
}
