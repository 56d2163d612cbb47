import { useEffect, useState } from 'react'
import { Inline } from '../../inline/inline.tsx'
import { NativeSelect } from '../../native-select/native-select.tsx'
import { classNames } from '../../parts/root.ts'
import { themePresets } from '../../theme-presets/theme-presets.ts'
import { toStoryAddress } from '../story-address.ts'
import { ScaledWindow } from './scaled-window.tsx'
import * as styles from './theme-comparison.css.ts'

interface Entry {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: string
  readonly tags?: readonly string[]
}

interface Index {
  readonly entries: Readonly<Record<string, Entry>>
}

const PHONE = '375'

/** Widths of the windows, in pixels; `0` fills the container. */
const WIDTHS = [
  { value: PHONE, label: 'Phone, 375 px' },
  { value: '768', label: 'Tablet, 768 px' },
  { value: '1280', label: 'Desktop, 1280 px' },
  { value: '0', label: 'Full width' },
] as const

export interface ThemeComparisonProps {
  /** Storybook's id of the story to begin with. */
  readonly story: string
  /** The choices of the toolbar; those of the theme make way for the presets. */
  readonly globals: Readonly<Record<string, unknown>>
}

/** The sidebar's entries in order. */
async function fetchStories(): Promise<readonly Entry[]> {
  const answer = await fetch('index.json')
  const { entries }: Index = await answer.json()
  return Object.values(entries).filter(({ type, tags }) => type === 'story' && tags?.includes('dev'))
}

/** A story in the four presets at once, each in a window of its own. */
export function ThemeComparison({ story, globals }: ThemeComparisonProps) {
  const [chosen, setChosen] = useState(story)
  const [width, setWidth] = useState<string>(PHONE)
  const [stories, setStories] = useState<readonly Entry[]>([])
  useEffect(() => {
    // Without the list the story to begin with is the only choice.
    fetchStories().then(setStories, () => undefined)
  }, [])
  const options = stories.map(({ id, title, name }) => ({ value: id, label: `${title} · ${name}` }))
  return (
    <div className={styles.page}>
      <Inline gap="24" align="end">
        <NativeSelect
          label="Story"
          value={chosen}
          options={options.length > 0 ? options : [{ value: chosen, label: chosen }]}
          onValueChange={setChosen}
        />
        <NativeSelect label="Window" value={width} options={WIDTHS} onValueChange={setWidth} />
      </Inline>
      <div className={classNames(styles.grid, width === PHONE && styles.phones)}>
        {Object.keys(themePresets).map((theme) => (
          <figure key={theme} className={styles.item}>
            <figcaption className={styles.name}>{theme}</figcaption>
            <ScaledWindow
              title={`${chosen} in ${theme}`}
              address={toStoryAddress(chosen, { ...globals, theme })}
              widthPx={Number(width)}
            />
          </figure>
        ))}
      </div>
    </div>
  )
}
