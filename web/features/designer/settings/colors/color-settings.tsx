import { useState } from 'react'
import { type Palette, paletteThemes, samePalette } from '#domain/design/palettes.ts'
import type { Template } from '#domain/design/templates.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../../ui/layout/tabs.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import type { SettingsProps } from '../controls/settings-props.ts'
import { CustomPalette } from './custom-palette.tsx'
import { PaletteButton } from './palette-button.tsx'
import { SavedPalettes } from './saved-palettes.tsx'

export interface ColorSettingsProps extends SettingsProps {
  readonly template: Template | undefined
}

export function ColorSettings({ design, template, onChange }: ColorSettingsProps) {
  const [tab, setTab] = useState('themes')
  const palette: Palette = {
    primaryColor: design.primaryColor,
    secondaryColor: design.secondaryColor,
    accentColor: design.accentColor,
  }
  const apply = ({ primaryColor, secondaryColor, accentColor }: Palette, name: string) => {
    onChange({ primaryColor, secondaryColor, accentColor })
    toast({ title: 'Color Palette Applied', description: `${name} is on your menu.` })
  }
  return (
    <section aria-label="Color Palette Generator">
      <h3 className="mb-2 font-display font-semibold text-lg">Color Palette Generator</h3>
      <Tabs value={tab} onValueChange={setTab}>
        <TabList label="Palettes">
          <Tab value="themes">Themes</Tab>
          <Tab value="custom">Custom</Tab>
          <Tab value="saved">Saved</Tab>
        </TabList>
        <TabPanel value="themes">
          <PaletteThemes palette={palette} onApply={apply} />
        </TabPanel>
        <TabPanel value="custom">
          <CustomPalette palette={palette} template={template} onChange={onChange} onApply={apply} />
        </TabPanel>
        <TabPanel value="saved">
          <SavedPalettes palette={palette} onApply={apply} onCustom={() => setTab('custom')} />
        </TabPanel>
      </Tabs>
    </section>
  )
}

interface PaletteThemesProps {
  readonly palette: Palette
  readonly onApply: (palette: Palette, name: string) => void
}

const PaletteThemes = ({ palette, onApply }: PaletteThemesProps) => (
  <ul className="flex flex-col gap-2">
    {paletteThemes.map((theme) => (
      <li key={theme.name}>
        <PaletteButton
          palette={theme}
          name={theme.name}
          isApplied={samePalette(theme, palette)}
          onApply={() => onApply(theme, theme.name)}
        />
      </li>
    ))}
  </ul>
)
