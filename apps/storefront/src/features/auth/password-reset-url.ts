import { env } from '#platform/env.ts'

/** Where the link of a recovery mail leads; the service puts its key at the placeholder. */
export function getPasswordResetUrl(): string {
  return `${env.publicOrigin}/account/set-password/{password_reset_key}`
}
