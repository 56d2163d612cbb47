import type { NextRequest, NextResponse } from 'next/server'
import { env } from './service/env.ts'
import { storeIndex } from './routing/store-index.ts'
import { getPreviewCookie } from '#routing/preview-cookie.ts'
import { routeRequest } from '#routing/route-request.ts'

export function proxy(request: NextRequest): Promise<NextResponse> {
  const previewCookie = env.editorOrigins.length > 0 ? getPreviewCookie(env.publicOrigin) : undefined
  return routeRequest(request, { index: storeIndex, storeApiPrefix: env.storeApiPrefix, previewCookie })
}

export const config = { matcher: ['/((?!_next/|cdn/).*)'] }
