import type { NextRequest } from 'next/server'
import { FORMS } from '#app/api/actions.ts'
import { answer } from '#endpoints/handler.ts'
import { toMethods } from '#endpoints/route.ts'

/** Receives forms that are sent without script. */
async function handle(request: NextRequest, { params }: { readonly params: Promise<{ name: string }> }) {
  const { name } = await params
  return answer(
    request,
    FORMS.filter((form) => form.name === name),
  )
}

export const { DELETE, GET, PATCH, POST, PUT } = toMethods(handle)
