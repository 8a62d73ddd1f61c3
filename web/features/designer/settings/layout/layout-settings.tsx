import type { Template } from '#domain/design/templates.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { fieldsOf } from '../../../../ui/form/fields-of.ts'
import { Switch } from '../../../../ui/form/switch.tsx'
import { SettingsGroup } from '../controls/settings-group.tsx'
import { ColumnSettings } from './column-settings.tsx'
import { FitSettings, type FitSettingsProps } from './fit-settings.tsx'
import { FootSettings } from './foot-settings.tsx'
import { LogoSettings } from './logo-settings.tsx'
import { OrnamentSettings } from './ornament-settings.tsx'
import { PictureSettings } from './picture-settings.tsx'
import { PriceSettings } from './price-settings.tsx'
import { SectionSettings } from './section-settings.tsx'

export interface LayoutSettingsProps extends FitSettingsProps {
  readonly menu: Pick<Menu, 'sections' | 'dateLine'>
  /** What this template does not honour is not offered. */
  readonly template: Template
}

export function LayoutSettings({ menu, template, design, fitNote, onChange }: LayoutSettingsProps) {
  const settings = { design, template, onChange }
  const field = fieldsOf(design, onChange)
  return (
    <div className="flex flex-col gap-6">
      <SettingsGroup title="Page">
        <FitSettings design={design} fitNote={fitNote} onChange={onChange} />
        <ColumnSettings {...settings} />
        <SectionSettings {...settings} sections={menu.sections} />
      </SettingsGroup>
      <SettingsGroup title="Dishes">
        <Switch label="Show descriptions" {...field.toggle('showDescriptions')} />
        <PictureSettings {...settings} sections={menu.sections} />
      </SettingsGroup>
      <SettingsGroup title="Prices">
        <Switch label="Show prices" {...field.toggle('showPrices')} />
        {design.showPrices && <PriceSettings {...settings} />}
      </SettingsGroup>
      <SettingsGroup title="Header">
        <LogoSettings {...settings} />
        {menu.dateLine !== '' && (
          <Switch
            label="Show the date line"
            hint={`“${menu.dateLine}”, under the name of the restaurant.`}
            {...field.toggle('showDateLine')}
          />
        )}
      </SettingsGroup>
      <OrnamentSettings {...settings} />
      <SettingsGroup title="Footer">
        <FootSettings {...settings} />
      </SettingsGroup>
    </div>
  )
}
