import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../stories/render.tsx'
import { createTheme, toThemeCss } from '../theme/theme.ts'
import { Button } from './button.tsx'

const css = toThemeCss(createTheme({ components: { button: { shadow: 'raised' } } }), '.raised')

test.each(['primary', 'secondary', 'raised', 'critical'] as const)(
  'a %s button that is disabled has no shadow',
  async (variant) => {
    render(
      <div className="raised">
        <style>{css}</style>
        <Button variant={variant}>Add</Button>
        <Button variant={variant} disabled>
          Sold out
        </Button>
      </div>,
    )
    const getShadow = (name: string) =>
      getComputedStyle(page.getByRole('button', { name }).element()).boxShadow
    await expect.element(page.getByRole('button', { name: 'Sold out' })).toBeVisible()
    expect(getShadow('Add')).not.toBe('none')
    expect(getShadow('Sold out')).toBe('none')
  },
)
