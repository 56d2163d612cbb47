import type { NextRequest, NextResponse } from 'next/server'
import { env } from '#platform/env.ts'
import { storeIndex } from '#platform/get-store-index.ts'
import { routeRequest } from '#platform/route-request.ts'

export function proxy(request: NextRequest): Promise<NextResponse> {
  return routeRequest(request, { index: storeIndex, storeApiPrefix: env.storeApiPrefix })
}

export const config = { matcher: ['/((?!_next/|cdn/).*)'] }
