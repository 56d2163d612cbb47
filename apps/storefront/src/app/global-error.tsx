'use client'

import { lazy, Suspense } from 'react'

/** Its code loads when it is needed: it contains the messages of every language. */
const ErrorDocument = lazy(async () => ({
  default: (await import('#shell/error-document.tsx')).ErrorDocument,
}))

interface Props {
  readonly error: Error & { readonly digest?: string }
  readonly reset: () => void
}

export default function GlobalError({ error, reset }: Props) {
  return (
    <html lang="en">
      <body>
        <Suspense>
          <ErrorDocument code={500} reference={error.digest} onRetry={reset} />
        </Suspense>
      </body>
    </html>
  )
}
