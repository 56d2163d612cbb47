import type { NextRequest } from 'next/server'
import { showHandoff, takeHandoff } from '#features/agents/answer-handoff.ts'
import { answer } from '#service/endpoint/handler.ts'

/** Where a person opens a bag that an agent has put together. */
async function handle(request: NextRequest, { params }: RouteContext<'/api/handoffs/[token]'>) {
  const { token } = await params
  return answer(request, [
    { method: 'GET', handle: () => showHandoff(request, token) },
    { method: 'POST', handle: () => takeHandoff(request, token) },
  ])
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
