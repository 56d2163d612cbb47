'use client'

import { startTransition, useEffect, useState } from 'react'
import { onFirstInteraction } from './on-first-interaction.ts'

/** Whether the visitor has moved, touched, typed or scrolled: `onFirstInteraction`. False on the server. */
export function useFirstInteraction(): boolean {
  const [hasCome, setCome] = useState(false)
  useEffect(() => onFirstInteraction(() => startTransition(() => setCome(true))), [])
  return hasCome
}
