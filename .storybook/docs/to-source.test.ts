import { expect, test, vi } from 'vitest'
import { toElement, toSource, withoutMocks } from './to-source.ts'
import { inARow } from '../../packages/ui/src/stories/matrix.tsx'
import { readTemplates } from '../../scripts/kit/story-source.ts'

const META = `const meta = { title: 'Components/Knob', component: Knob }\n`

function show(code: string, props: Readonly<Record<string, unknown>> = {}): string | undefined {
  const template = readTemplates('/kit/knob.stories.tsx', META + code)['components-knob--default']
  return template && toSource(template, props)
}

test('what comes before and after the render function is left out', () => {
  expect(
    show(`export const Default = { args: {}, render: () => <Knob />, tags: ['!test'], play: () => {} }`),
  ).toBe('<Knob />')
})

test('a story of props alone has no source of its own', () => {
  expect(show(`export const Default = { args: { size: 'sm' }, tags: ['!test'] }`)).toBeUndefined()
})

test('the story’s props are written where they are spread', () => {
  const code = `export const Default = { render: (args) => (
    <Box>
      <Knob {...args} size="lg" />
    </Box>
  ) }`
  expect(show(code, { size: 'sm', onTurn: undefined, label: 'Turn "it"' })).toBe(
    `<Box>\n  <Knob size="lg" label={'Turn "it"'} />\n</Box>`,
  )
})

test('a local component with state is shown as an example', () => {
  const code = `function Held(props) {
  const [value, setValue] = useHeld(props.value, props.onTurn)
  return <Knob {...props} value={value} onTurn={setValue} />
}
export const Default = { render: (args) => <Held {...args} />, tags: ['!test'] }`
  expect(show(code, { value: 3, onTurn: () => {} })).toBe(`function Example() {
  const [value, setValue] = useState(3)
  return <Knob value={value} onTurn={setValue} />
}`)
})

test('a list that the code reads has a name', () => {
  const code = 'export const Default = { render: (args) => <Knob {...args} label={args.items.at(0)} /> }'
  expect(show(code, { items: ['a', 'b'] })).toBe(
    `const items = ['a', 'b']\n\n<Knob items={items} label={items.at(0)} />`,
  )
})

test('a story that spreads another shows what that renders', () => {
  const code = `export const First = { render: () => <Knob /> }\nexport const Default = { ...First, tags: [] }`
  expect(show(code)).toBe('<Knob />')
})

test('a story of a table is shown as the table', () => {
  expect(show(`export const Default = atExtremes(Knob, { long: { label: 'Long' } })`)).toBe(
    `atExtremes(Knob, { long: { label: 'Long' } })`,
  )
})

interface DialProps {
  readonly label: string
  readonly size?: string
  readonly children?: string
}

const Dial = ({ label }: DialProps): string => label

test('a list of cells is shown as the elements that it draws, without functions of tests', () => {
  const row = inARow(Dial, { gap: '8' }, [{ size: 'sm' }, { size: 'lg', children: 'Loud' }])
  expect(toElement(row.render(withoutMocks({ label: 'Volume', onTurn: vi.fn() })))).toBe(`<Inline gap="8">
  <Dial label="Volume" size="sm" />
  <Dial label="Volume" size="lg">
    Loud
  </Dial>
</Inline>`)
})
