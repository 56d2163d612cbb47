import { parseEnv } from './env-schema.ts'

/** The configuration of this process. Only server code may import it. */
export const env = parseEnv(process.env)
