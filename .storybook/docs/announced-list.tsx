import { useEffect, useRef, useState } from 'react'
import { Heading } from '../../packages/ui/src/heading/heading.tsx'
import { type Announced, readAnnounced } from '../../packages/ui/src/stories/read-announced.ts'
import { Table } from '../../packages/ui/src/table/table.tsx'
import * as styles from './guide-page.css.ts'

const COLUMNS = [
  { key: 'name', header: 'Name' },
  { key: 'role', header: 'Role' },
  { key: 'states', header: 'State' },
  { key: 'description', header: 'Description' },
] as const

const toRow = ({ name, role, states, description }: Announced) => ({
  id: `${role} ${name} ${states.join(' ')}`,
  cells: { name: name || '–', role, states: states.join(', ') || '–', description: description || '–' },
})

/** What screen readers say of a story on the page, read again whenever it changes; nothing where they say nothing. */
export function AnnouncedList({ id }: { readonly id: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const [announced, setAnnounced] = useState<readonly Announced[]>([])
  useEffect(() => {
    const page = ref.current?.closest('article')
    if (!page) return undefined
    const read = (): void => {
      const story = page.querySelector(`[id="story--${id}-inner"]`)
      const next = story ? readAnnounced(story) : []
      // The list is a part of the observed page, so that equal ones end here.
      setAnnounced((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
    }
    read()
    const observer = new MutationObserver(read)
    observer.observe(page, { childList: true, subtree: true, attributes: true })
    return () => observer.disconnect()
  }, [id])
  return (
    <div ref={ref}>
      {announced.length > 0 && (
        <div className={styles.group}>
          <Heading level={3} size="md" variant="plain">
            What screen readers say of the example
          </Heading>
          <Table caption="What screen readers say" columns={COLUMNS} rows={announced.map(toRow)} />
        </div>
      )}
    </div>
  )
}
