import { z } from 'zod'

/** A store's public key. A secret key would open the store to every reader of a page. */
export const publicKey = z
  .string()
  .min(1)
  .refine((key) => !key.startsWith('sk_'), 'must be the public key (pk_…), never the secret one')
  .default('pk_sorrel_demo')
