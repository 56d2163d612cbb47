import { useEffect, useState } from 'react'
import { NativeSelect } from '../../native-select/native-select.tsx'
import { themePresets } from '../../theme-presets/theme-presets.ts'
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

export interface ThemeComparisonProps {
  /** Storybook's id of the story to begin with. */
  readonly story: string
}

/** What the sidebar offers, in its order. */
async function fetchStories(): Promise<readonly Entry[]> {
  const answer = await fetch('index.json')
  const { entries }: Index = await answer.json()
  return Object.values(entries).filter(({ type, tags }) => type === 'story' && tags?.includes('dev'))
}

/** A story in the four presets at once, each in a window of its own. */
export function ThemeComparison({ story }: ThemeComparisonProps) {
  const [chosen, setChosen] = useState(story)
  const [stories, setStories] = useState<readonly Entry[]>([])
  useEffect(() => {
    // Without the list the story to begin with is the only choice.
    fetchStories().then(setStories, () => undefined)
  }, [])
  const options = stories.map(({ id, title, name }) => ({ value: id, label: `${title} · ${name}` }))
  return (
    <div className={styles.page}>
      <NativeSelect
        label="Story"
        value={chosen}
        options={options.length > 0 ? options : [{ value: chosen, label: chosen }]}
        onValueChange={setChosen}
      />
      <div className={styles.grid}>
        {Object.keys(themePresets).map((theme) => (
          <figure key={theme} className={styles.item}>
            <figcaption className={styles.name}>{theme}</figcaption>
            <iframe
              className={styles.window}
              title={`${chosen} in ${theme}`}
              src={`iframe.html?id=${chosen}&viewMode=story&globals=theme:${theme}`}
            />
          </figure>
        ))}
      </div>
    </div>
  )
}
