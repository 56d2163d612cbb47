'use client'

import { Tab, TabList, TabPanel, TabProvider } from '@ariakit/react/tab'
import type { ReactNode } from 'react'
import * as styles from './tabs.css.ts'

export interface TabEntry {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
}

export interface TabsProps {
  /** Name of the list of tabs. */
  readonly label: string
  readonly tabs: readonly TabEntry[]
  readonly selectedId?: string
  /** Default: the first. */
  readonly defaultSelectedId?: string
  readonly onSelectedIdChange?: (id: string) => void
}

/** Several panels, of which one is shown. Arrow keys move between the tabs. */
export function Tabs({ label, tabs, selectedId, defaultSelectedId, onSelectedIdChange }: TabsProps) {
  const change = onSelectedIdChange && ((id: string | null | undefined) => id && onSelectedIdChange(id))
  return (
    <TabProvider
      selectedId={selectedId}
      defaultSelectedId={defaultSelectedId ?? tabs[0]?.id}
      setSelectedId={change}
    >
      <TabList className={styles.list} aria-label={label}>
        {tabs.map(({ id, label: name }) => (
          <Tab key={id} id={id} className={styles.tab}>
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} tabId={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </TabProvider>
  )
}
