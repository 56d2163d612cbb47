'use client'

import { logoutEndpoint } from '@sorrel/contracts/http'
import { Button } from '@sorrel/ui/button'
import { Text } from '@sorrel/ui/text'
import { useState } from 'react'
import { sendForm } from '#features/auth/send-form.ts'
import { useShopConfig } from '#platform/shop-config.tsx'

export interface LogoutButtonProps {
  readonly homeHref: string
  readonly label: string
  readonly errorLabel: string
}

/** Ends the session; on a 200 the visitor is at home again. Specification section 2, "Account layout". */
export function LogoutButton({ homeHref, label, errorLabel }: LogoutButtonProps) {
  const { storeApiPrefix } = useShopConfig()
  const [hasFailed, setFailed] = useState(false)
  const logOut = async () => {
    const status = await sendForm({ endpoint: logoutEndpoint, storeApiPrefix, body: {} })
    if (status === 200) window.location.assign(homeHref)
    else setFailed(true)
  }
  return (
    <div>
      <Button variant="secondary" onClick={() => void logOut()}>
        {label}
      </Button>
      <div role="status">{hasFailed && <Text tone="error">{errorLabel}</Text>}</div>
    </div>
  )
}
