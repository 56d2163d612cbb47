import type { NextRequest } from 'next/server'
import { FORMS } from '#app/api/actions.ts'
import { answer } from '#endpoints/handler.ts'
import { refuseWithPage } from '#endpoints/serve-form.ts'
import { toMethods } from '#endpoints/route.ts'

/** Receives forms that are sent without script. */
async function handle(request: NextRequest, { params }: { readonly params: Promise<{ name: string }> }) {
  const { name } = await params
  const forms = FORMS.filter((form) => form.name === name)
  // A browser that opens its last address again.
  if (forms.length > 0 && request.method === 'GET' && request.headers.get('accept')?.includes('text/html'))
    return refuseWithPage({ status: 405, text: 'The form is sent by POST', allow: 'POST' }, request)
  return answer(request, forms)
}

export const { DELETE, GET, PATCH, POST, PUT } = toMethods(handle)
