import type { NextRequest } from 'next/server'

/** An address that cannot be decoded is the visitor's error, which Next alone answers with 500. */
export function proxy({ nextUrl }: NextRequest): Response | undefined {
  try {
    decodeURIComponent(nextUrl.pathname)
    return undefined
  } catch {
    return new Response(null, { status: 400 })
  }
}

export const config = { matcher: '/((?!_next/).*)' }
