import { expect, test } from 'vitest'
import { findCommandFaults, findSkillFaults, readSkills } from './skills.ts'

const BODY = `# A task\n\n\`\`\`ts\nexport const answer = 42\n\`\`\`\n${'\nA line.'.repeat(30)}\n`
const HEAD = 'name: sorrel-task\ndescription: Does a task. Use when it is to be done.'
const check = (head: string, body = BODY, folder = 'sorrel-task') =>
  findSkillFaults({ source: `packages/ui/skills/${folder}/SKILL.md`, text: `---\n${head}\n---\n${body}` })

test('packages have skills, each a task of its own', () => {
  const skills = readSkills()
  expect(skills.length).toBeGreaterThanOrEqual(10)
  expect(new Set(skills.map(({ source }) => source.split('/').at(-2))).size).toBe(skills.length)
})

test('a skill has the name of its folder, and says what it does and when to use it', () => {
  expect(check(HEAD)).toEqual([])
  expect(check(HEAD, BODY, 'sorrel-other')).toEqual([expect.stringContaining('has the name "sorrel-task"')])
  expect(check('name: sorrel-task')).toEqual(['has no description of 1 to 1024 characters'])
  expect(check(`name: sorrel-task\ndescription: Use when ${'a'.repeat(1020)}`)).toHaveLength(1)
  expect(check('name: sorrel-task\ndescription: Does a task.')).toEqual([expect.stringContaining('Use when')])
  expect(check(`${HEAD}\nversion: 1`)).toEqual([expect.stringContaining('the field version')])
  expect(findSkillFaults({ source: 'packages/ui/skills/a/SKILL.md', text: BODY })).toEqual([
    'has no front matter',
  ])
})

test('a skill is short, and every block of it is checked', () => {
  expect(check(HEAD, `${BODY}${'\nA line.'.repeat(60)}`)).toEqual([expect.stringContaining('not 30 to 80')])
  expect(check(HEAD, BODY.replace('ts', 'js'))).toEqual(['has a block of "js", which nothing checks'])
  expect(check(HEAD, `${BODY}\n  \`\`\`ts\n  bad(\n  \`\`\`\n`)).toEqual([
    'has code in a list, which nothing runs',
  ])
  expect(check(HEAD, `${BODY}\n\`\`\`json\n{ "a": }\n\`\`\`\n`)).toEqual([
    expect.stringContaining('SyntaxError'),
  ])
  expect(check(HEAD, `${BODY}\n   \`\`\`sh\n   npx sorrel-stor-check\n   \`\`\`\n`)).toEqual([
    'runs sorrel-stor-check, which is no program of ours',
  ])
})

test('commands name programs, options and packages that there are', () => {
  const right = [
    'npx sorrel-store-check https://your-store.swell.store pk_…',
    'npx @sorrel/sandbox --origin http://localhost:5173 # beside the shop',
    'npm create sorrel@latest my-shop -- --template vite',
    'npm install @sorrel/ui react',
  ]
  expect(right.flatMap(findCommandFaults)).toEqual([])
  expect(findCommandFaults('npx @sorrel/sandbox --orign x')).toEqual([expect.stringContaining('--orign')])
  expect(findCommandFaults('npx @sorrel/ui tokens')).toEqual([])
  expect(findCommandFaults('npm install @sorrel/uikit')).toEqual([expect.stringContaining('@sorrel/uikit')])
  expect(findCommandFaults('npm create sorell')).toEqual([expect.stringContaining('create-sorell')])
})
