import { type NextRequest, NextResponse } from 'next/server'
import { STATUS_HEADER, TARGET_HEADER } from '#routing/target-header.ts'

/** Sends a request to the address inside the app that the page server found for it. Nothing else reaches a page. */
export function proxy(request: NextRequest): NextResponse {
  const target = request.headers.get(TARGET_HEADER)
  if (target === null) return NextResponse.next()
  // Built from `request.url`: Next takes a clone of `nextUrl` for another host when it is bound to 127.0.0.1.
  const rewritten = NextResponse.rewrite(new URL(target, request.url))
  const status = Number(request.headers.get(STATUS_HEADER) ?? 200)
  return status === 200 ? rewritten : new NextResponse(null, { status, headers: rewritten.headers })
}

export const config = { matcher: ['/((?!_next/|cdn/).*)'] }
