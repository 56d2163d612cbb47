import { z } from 'zod'
import { fail } from '../http/refuse.ts'
import type { Route, RouteContext } from '../http/route.ts'
import type { Service } from '../service.ts'
import { mergeFields } from './changes.ts'
import { withAdmin } from './guard.ts'

export function taken(slug: string): Response {
  return fail({ status: 409, code: 'conflict', message: `The slug ${slug} is taken.` })
}

interface Change<Body> {
  readonly body: z.ZodType<Body>
  readonly apply: (body: Body, context: RouteContext) => Promise<Response> | Response
}

/** A route that applies a change of the operator: 400 for an invalid body. */
export function change<Body>(
  method: 'PATCH' | 'POST' | 'PUT',
  path: string,
  { body, apply }: Change<Body>,
): Route {
  return {
    method,
    path,
    handle: withAdmin(async (request, context) => {
      const parsed = body.safeParse(await request.json().catch(() => undefined))
      if (!parsed.success)
        return fail({ status: 400, code: 'invalid', message: z.prettifyError(parsed.error) })
      return apply(parsed.data, context)
    }),
  }
}

interface Move {
  readonly from: string
  readonly to: string
}

/**
 * Writes a redirect from a content page's old address into the store's settings (`values.redirects`), where the
 * storefront reads it. The redirect of an address that is in use again is removed. Products and categories need none:
 * the catalogue index knows their old slugs.
 */
export async function recordMove(service: Service, { from, to }: Move): Promise<void> {
  const settings = await service.store.getStoredSettings()
  const moves = readMoves(settings.values.redirects).filter((move) => move.from !== from && move.from !== to)
  const values = mergeFields(settings.values, { redirects: [...moves, { from, to }] })
  await service.store.saveSettings({ ...settings, values })
}

function readMoves(value: unknown): readonly Move[] {
  return Array.isArray(value) ? value : []
}
