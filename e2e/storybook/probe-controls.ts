/**
 * Runs in the page: gives each control of the open story another value, alone and with a switch on, and returns the names
 * of those after which the page is the same. Without `names` all are tried.
 */
export async function probeControls(names?: readonly string[]): Promise<readonly string[]> {
  type Values = Readonly<Record<string, unknown>>
  interface ArgType {
    readonly control?: false | string | { readonly type?: string; readonly disable?: boolean }
    readonly options?: readonly unknown[]
    readonly table?: { readonly disable?: boolean }
  }
  interface Story {
    readonly id: string
    readonly argTypes: Readonly<Record<string, ArgType>>
    readonly initialArgs: Values
    readonly parameters: {
      readonly controls?: {
        readonly disable?: boolean
        readonly include?: readonly string[]
        readonly exclude?: readonly string[]
      }
    }
  }
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  const story: Story = preview.currentRender.story
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
  const { disable = false, include, exclude = [] } = story.parameters.controls ?? {}

  const toType = ({ control, table }: ArgType) => {
    if (control === false || control === undefined || table?.disable) return undefined
    return typeof control === 'string' ? control : control.disable ? undefined : control.type
  }
  const toOthers = (type: string, value: unknown, options: readonly unknown[] = []): readonly unknown[] => {
    if (type === 'boolean') return [value !== true]
    if (type === 'number' || type === 'range') return [Number(value ?? 0) + 1, Number(value ?? 0) - 1]
    if (type === 'color' || /^#[\da-f]+$/i.test(String(value))) return ['#ff0000']
    if (type === 'text') return [typeof value === 'string' ? `${value} more` : 'more']
    if (type === 'date') return [Date.UTC(2030, 0, 1)]
    if (Array.isArray(value)) return value.length === 0 ? [] : [value.slice(0, -1)]
    return options.filter((option) => option !== value)
  }
  const read = () => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    const values = fields.map(({ value, checked, indeterminate }) => [value, checked, indeterminate])
    return document.body.outerHTML + JSON.stringify(values)
  }
  const nextFrames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const isOver = () => /^(?:finished|completed|errored)$/.test(preview.currentRender.phase)
  const set = async (updatedArgs: Values) => {
    channel.emit('updateStoryArgs', { storyId: story.id, updatedArgs })
    const end = performance.now() + 5000
    do await nextFrames()
    while (!isOver() && performance.now() < end)
  }
  const changesPage = async (name: string, value: unknown) => {
    const before = read()
    await set({ [name]: value })
    for (const start = performance.now(); read() === before && performance.now() - start < 300; )
      await nextFrames()
    const isChanged = read() !== before
    await set({ [name]: story.initialArgs[name] })
    return isChanged
  }
  const works = async (name: string) => {
    const { options } = story.argTypes[name] ?? {}
    const others = toOthers(controls.get(name) ?? '', story.initialArgs[name], options)
    for (const other of others) if (await changesPage(name, other)) return true
    return others.length === 0
  }
  const worksWithSwitch = async (name: string) => {
    for (const [other, type] of controls) {
      if (type !== 'boolean' || other === name) continue
      await set({ [other]: story.initialArgs[other] !== true })
      const isAlive = await works(name)
      await set({ [other]: story.initialArgs[other] })
      if (isAlive) return true
    }
    return false
  }

  const isOffered = (name: string) => !exclude.includes(name) && include?.includes(name) !== false
  const controls = new Map(
    Object.entries(disable ? {} : story.argTypes).flatMap(([name, argType]) => {
      const type = toType(argType)
      return type !== undefined && isOffered(name) ? [[name, type]] : []
    }),
  )
  const dead: string[] = []
  for (const name of names ?? controls.keys())
    if (!(await works(name)) && !(await worksWithSwitch(name))) dead.push(name)
  return dead
}
