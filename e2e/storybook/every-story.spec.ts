import { expect, readSidebar, test } from './built-storybook.ts'
import type { Look } from './stories.ts'

const LOOKS: Readonly<Record<string, Look>> = {
  'at 320 px': { width: 320, globals: { direction: 'ltr', textSize: '100' } },
  'from right to left at 375 px': { width: 375, globals: { direction: 'rtl', textSize: '100' } },
  'with 200 % text at 375 px': { width: 375, globals: { direction: 'ltr', textSize: '200' } },
}

for (const [title, entries] of readSidebar()) {
  const shown = entries.filter(({ type }) => type === 'story')
  if (shown.length > 0)
    test(`${title}: plays pass, controls work and everything fits`, async ({ stories }) => {
      const faults: string[] = []
      for (const [index, { id }] of shown.entries()) {
        await stories.open(id)
        const dead = index === 0 ? await stories.findDeadControls() : []
        faults.push(...dead.map((name) => `${id}: the control ${name} changes nothing`))
        for (const [name, look] of Object.entries(LOOKS)) {
          const over = await stories.getOverflow(look)
          if (over > 0) faults.push(`${id} ${name}: ${over} px too wide`)
        }
        faults.push(...stories.takeProblems().map((problem) => `${id}: ${problem}`))
      }
      // The message stands in the summary of a run.
      expect(faults, faults.join('; ')).toEqual([])
    })

  const pages = entries.filter(({ type }) => type === 'docs')
  if (pages.length > 0)
    test(`${title}: its page of docs loads whole`, async ({ stories }) => {
      for (const { id } of pages) await stories.openDocs(id)
      const problems = stories.takeProblems()
      expect(problems, problems.join('; ')).toEqual([])
    })
}
