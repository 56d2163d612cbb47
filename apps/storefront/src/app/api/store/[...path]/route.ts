import type { NextRequest } from 'next/server'
import { ACTIONS } from '#app/api/actions.ts'
import { answer } from '#endpoints/handler.ts'
import { toMethods } from '#endpoints/route.ts'

/** All endpoints below the configured prefix. */
async function handle(request: NextRequest, { params }: { readonly params: Promise<{ path: string[] }> }) {
  const path = `/{store-api}/${(await params).path.join('/')}`
  return answer(
    request,
    ACTIONS.filter((action) => action.path === path),
  )
}

export const { DELETE, GET, PATCH, POST, PUT } = toMethods(handle)
