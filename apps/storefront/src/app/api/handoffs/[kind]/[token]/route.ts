import type { NextRequest } from 'next/server'
import { takeHandoff } from '#features/agents/take-handoff.ts'
import { answer } from '#endpoints/handler.ts'
import { toMethods } from '#endpoints/route.ts'

/** Where a person takes a cart that an agent has put together. */
async function handle(request: NextRequest, { params }: RouteContext<'/api/handoffs/[kind]/[token]'>) {
  const way = await params
  return answer(request, [{ method: 'POST', handle: () => takeHandoff(request, way) }])
}

export const { DELETE, GET, PATCH, POST, PUT } = toMethods(handle)
