import type { NextRequest, NextResponse } from 'next/server'
import { env } from '#platform/env.ts'
import { storeIndex } from '#platform/get-store-index.ts'
import { getPreviewCookie } from '#platform/preview-cookie.ts'
import { routeRequest } from '#platform/route-request.ts'

export function proxy(request: NextRequest): Promise<NextResponse> {
  const previewCookie = env.editorOrigins.length > 0 ? getPreviewCookie(env.publicOrigin) : undefined
  return routeRequest(request, { index: storeIndex, storeApiPrefix: env.storeApiPrefix, previewCookie })
}

export const config = { matcher: ['/((?!_next/|cdn/).*)'] }
