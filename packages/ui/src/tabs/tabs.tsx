'use client'

import { useStoreState } from '@ariakit/react/store'
import { Tab, TabList, TabPanel, TabProvider, useTabContext } from '@ariakit/react/tab'
import type { ReactNode } from 'react'
import { type RootProps, toRoot, toState } from '../parts/root.ts'
import * as styles from './tabs.css.ts'

export interface TabEntry {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
}

export interface TabsProps extends RootProps {
  /** Name of the list of tabs. */
  readonly label: string
  readonly tabs: readonly TabEntry[]
  readonly selectedId?: string
  /** Default: the first. */
  readonly defaultSelectedId?: string
  readonly onSelectedIdChange?: (id: string) => void
}

interface TabButtonProps {
  readonly id: string
  readonly name: string
}

function TabButton({ id, name }: TabButtonProps) {
  const selected = useStoreState(useTabContext(), 'selectedId') === id
  return (
    <Tab id={id} className={styles.tab} data-part="tab" {...toState({ selected })}>
      {name}
    </Tab>
  )
}

/** Several panels, of which one is shown. Arrow keys move between the tabs. */
export function Tabs(props: TabsProps) {
  const { label, tabs, selectedId, defaultSelectedId, onSelectedIdChange } = props
  const change = onSelectedIdChange && ((id: string | null | undefined) => id && onSelectedIdChange(id))
  return (
    <TabProvider
      selectedId={selectedId}
      defaultSelectedId={defaultSelectedId ?? tabs[0]?.id}
      setSelectedId={change}
    >
      <div {...toRoot('tabs', props, '')}>
        <TabList className={styles.list} data-part="list" aria-label={label}>
          {tabs.map(({ id, label: name }) => (
            <TabButton key={id} id={id} name={name} />
          ))}
        </TabList>
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} tabId={id} className={styles.panel} data-part="panel">
            {content}
          </TabPanel>
        ))}
      </div>
    </TabProvider>
  )
}
