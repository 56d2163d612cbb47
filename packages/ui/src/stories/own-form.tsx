import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/** An element in a form, below a node. Added by hand, because React warns of a form in a form. */
function addForm(node: HTMLElement): HTMLElement {
  const form = node.ownerDocument.createElement('form')
  form.addEventListener('submit', (event) => event.preventDefault())
  node.append(form)
  return form.appendChild(node.ownerDocument.createElement('div'))
}

interface OwnFormProps {
  readonly children: ReactNode
  /** Called with the element around the children once it is there. */
  readonly onRoot?: (root: HTMLElement) => void
}

/**
 * Its children in a form of their own, which sends nothing. Radio buttons are a group with those of their name in the same
 * form, or outside of any: without forms, stories on one page would take each other's choice away.
 */
export function OwnForm({ children, onRoot }: OwnFormProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<HTMLElement>()
  useLayoutEffect(() => {
    const own = ref.current && addForm(ref.current)
    if (!own) return undefined
    setRoot(own)
    onRoot?.(own)
    return () => own.parentElement?.remove()
  }, [onRoot])
  return (
    <>
      <div ref={ref} />
      {root && createPortal(children, root)}
    </>
  )
}
