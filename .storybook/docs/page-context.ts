import { createContext, type ReactNode } from 'react'

/** The docs page, which its container brings: both load lazily, and the container's outline reads the whole page at once. */
export const PageContext = createContext<ReactNode>(null)
