import type { NextRequest } from 'next/server'
import { FORMS } from '#actions/actions.ts'
import { answer } from '#service/endpoint/handler.ts'

/** Where forms go that are sent without script. */
async function handle(request: NextRequest, { params }: { readonly params: Promise<{ name: string }> }) {
  const { name } = await params
  return answer(
    request,
    FORMS.filter((form) => form.name === name),
  )
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
