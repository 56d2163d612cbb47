import { Badge } from '@sorrel/ui/badge'
import { Button } from '@sorrel/ui/button'
import { Card } from '@sorrel/ui/card'
import { Inline } from '@sorrel/ui/inline'
import { OptionPicker } from '@sorrel/ui/option-picker'
import { Stack } from '@sorrel/ui/stack'
import { createTheme, toThemeCss } from '@sorrel/ui/theme'
import { ThemeScope } from '@sorrel/ui/theme-scope'
import { useState } from 'react'

const brands = ['#7a1fa2', '#0b5cad', '#e0b15b'].map((value) => ({ value, label: value, color: value }))

export function Theme() {
  const [brand, setBrand] = useState('#7a1fa2')
  const css = toThemeCss(createTheme({ brand, corners: 'round' }), '.tried')
  return (
    <ThemeScope className="tried">
      <style>{css}</style>
      <Card>
        <Stack>
          <OptionPicker label="Brand" name="brand" value={brand} onValueChange={setBrand} options={brands} />
          <Inline>
            <Button>Add to bag</Button>
            <Badge>New</Badge>
          </Inline>
        </Stack>
      </Card>
    </ThemeScope>
  )
}
