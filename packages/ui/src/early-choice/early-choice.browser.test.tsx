import { act, type ReactNode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { BareSelect } from '../bare-select/bare-select.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { NativeSelect } from '../native-select/native-select.tsx'
import { NumberStepper } from '../number-stepper/number-stepper.tsx'
import { OptionPicker } from '../option-picker/option-picker.tsx'
import { RadioCards } from '../radio-cards/radio-cards.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { Switch } from '../switch/switch.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Textarea } from '../textarea/textarea.tsx'

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})

interface HeldProps {
  readonly draw: (value: string, onValueChange: (value: string) => void) => ReactNode
}

/** A parent that holds the control's value and shows it. */
function Held({ draw }: HeldProps) {
  const [value, setValue] = useState('a')
  return (
    <>
      {draw(value, setValue)}
      <output>{value}</output>
    </>
  )
}

const OPTIONS = [
  { value: 'a', label: 'A', title: 'A' },
  { value: 'b', label: 'B', title: 'B' },
]

const type = (selector: string) => (page: HTMLElement) => {
  const field = page.querySelector<HTMLInputElement>(selector)
  if (field) field.value = 'b'
}
const press = (selector: string) => (page: HTMLElement) => page.querySelector<HTMLElement>(selector)?.click()

const CONTROLS: Readonly<Record<string, HeldProps & { readonly choose: (page: HTMLElement) => void }>> = {
  'text field': {
    draw: (value, onValueChange) => <TextField label="T" value={value} onValueChange={onValueChange} />,
    choose: type('input'),
  },
  textarea: {
    // React itself restores a text that the HTML had. Only an empty text area can lose what the reader typed.
    draw: (value, onValueChange) => (
      <Textarea label="T" value={value === 'a' ? '' : value} onValueChange={onValueChange} />
    ),
    choose: type('textarea'),
  },
  'native select': {
    draw: (value, onValueChange) => (
      <NativeSelect label="T" options={OPTIONS} value={value} onValueChange={onValueChange} />
    ),
    choose: type('select'),
  },
  'bare select': {
    draw: (value, onValueChange) => (
      <BareSelect aria-label="T" options={OPTIONS} value={value} onValueChange={onValueChange} />
    ),
    choose: type('select'),
  },
  'option picker': {
    draw: (value, onValueChange) => (
      <OptionPicker label="T" name="t" options={OPTIONS} value={value} onValueChange={onValueChange} />
    ),
    choose: press('[value=b]'),
  },
  'radio cards': {
    draw: (value, onValueChange) => (
      <RadioCards label="T" name="t" options={OPTIONS} value={value} onValueChange={onValueChange} />
    ),
    choose: press('[value=b]'),
  },
  'radio group': {
    draw: (value, onValueChange) => (
      <RadioGroup label="T" name="t" options={OPTIONS} value={value} onValueChange={onValueChange} />
    ),
    choose: press('[value=b]'),
  },
  checkbox: {
    draw: (value, onValueChange) => (
      <Checkbox label="T" checked={value === 'b'} onCheckedChange={(on) => onValueChange(on ? 'b' : 'a')} />
    ),
    choose: press('input'),
  },
  switch: {
    draw: (value, onValueChange) => (
      <Switch label="T" checked={value === 'b'} onCheckedChange={(on) => onValueChange(on ? 'b' : 'a')} />
    ),
    choose: press('input'),
  },
  stepper: {
    draw: (value, onValueChange) => (
      <NumberStepper
        label="T"
        decreaseLabel="Less"
        increaseLabel="More"
        value={value === 'a' ? 1 : 5}
        onValueChange={(quantity) => onValueChange(quantity === 5 ? 'b' : 'a')}
      />
    ),
    choose: (page) => {
      const field = page.querySelector('input')
      if (field) field.value = '5'
    },
  },
}

async function hydrate(draw: HeldProps['draw'], before: (page: HTMLElement) => void): Promise<HTMLElement> {
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(<Held draw={draw} />)
  before(page)
  await act(async () => void hydrateRoot(page, <Held draw={draw} />))
  return page
}

test.each(Object.entries(CONTROLS))('%s: a choice made before its code came is told', async (_, control) => {
  const page = await hydrate(control.draw, control.choose)
  expect(page.querySelector('output')?.textContent).toBe('b')
})

test.each(Object.entries(CONTROLS))('%s: without one its owner hears nothing', async (_, { draw }) => {
  const heard: string[] = []
  const page = await hydrate(
    (value) => draw(value, (next) => heard.push(next)),
    () => undefined,
  )
  expect(heard).toEqual([])
  expect(page.querySelector('output')?.textContent).toBe('a')
})
