import type { NextRequest } from 'next/server'
import { takeHandoff } from '#features/agents/take-handoff.ts'
import { answer } from '#endpoints/handler.ts'
import { toMethods } from '#endpoints/route.ts'

/** Receives a person's decision about a cart that an agent has composed. */
async function handle(request: NextRequest, { params }: RouteContext<'/api/handoffs/[kind]/[token]'>) {
  const way = await params
  return answer(request, [{ method: 'POST', handle: () => takeHandoff(request, way) }])
}

export const { DELETE, GET, PATCH, POST, PUT } = toMethods(handle)
