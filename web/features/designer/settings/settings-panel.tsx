import { type Template, templateById } from '#domain/design/templates.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { type Plan, type PlanFeature, planAllows } from '#domain/plans/plans.ts'
import { menuUnit } from '#domain/plans/printing.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { PlanBadge } from '../../../ui/layout/badge.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { TemplateCards } from '../templates/template-cards.tsx'
import { BackgroundSettings } from './background/background-settings.tsx'
import { ColorSettings } from './colors/color-settings.tsx'
import type { SettingsProps } from './controls/settings-props.ts'
import { DietarySettings } from './dietary-settings.tsx'
import { LayoutSettings } from './layout/layout-settings.tsx'
import { PageSettings } from './pages/page-settings.tsx'
import { TextSettings } from './text-settings.tsx'

export interface SettingsPanelProps extends SettingsProps {
  readonly menu: Menu
  readonly templateId: number
  readonly plan: Plan
  readonly onChooseTemplate: (template: Template) => void
  readonly onMoreFormats: () => void
  /** How the typesetter met a wish for a number of pages; null while it is not known. */
  readonly fitNote: string | null
}

export function SettingsPanel({
  menu,
  design,
  templateId,
  plan,
  onChange,
  onChooseTemplate,
  onMoreFormats,
  fitNote,
}: SettingsPanelProps) {
  const restaurant = useOpenMenu((open) => open.restaurant)
  const template = templateById(templateId)
  // No badges for features that the plan has.
  const badgeOf = (feature: PlanFeature) => !planAllows(plan, feature) && <PlanBadge isPlain />
  return (
    <Tabs defaultValue="template">
      <TabList label="Design settings" isWrapped className="sticky top-0 z-10 bg-card">
        <Tab value="template">Template</Tab>
        <Tab value="colors">Colors</Tab>
        <Tab value="text">Text</Tab>
        <Tab value="layout">Layout</Tab>
        <Tab value="pages" badge={badgeOf('feature:advancedLayout')}>
          Page Setup
        </Tab>
        <Tab value="background" badge={badgeOf('feature:customBackground')}>
          Background
        </Tab>
        <Tab value="dietary" badge={badgeOf('feature:dietaryIndicators')}>
          Dietary
        </Tab>
      </TabList>
      <div className="px-4 pb-6">
        <TabPanel value="template">
          <TemplateCards plan={plan} chosenId={templateId} isCompact onChoose={onChooseTemplate} />
        </TabPanel>
        <TabPanel value="colors">
          <ColorSettings design={design} template={template} onChange={onChange} />
        </TabPanel>
        <TabPanel value="text">
          {template && <TextSettings design={design} template={template} onChange={onChange} />}
        </TabPanel>
        <TabPanel value="layout">
          {template && <LayoutSettings {...{ design, template, menu, fitNote, onChange }} />}
        </TabPanel>
        <TabPanel value="pages">
          <PageSettings
            design={design}
            sections={menu.sections}
            unit={menuUnit({ restaurant, currency: menu.currency })}
            onChange={onChange}
            onMoreFormats={onMoreFormats}
          />
        </TabPanel>
        <TabPanel value="background">
          <BackgroundSettings design={design} onChange={onChange} />
        </TabPanel>
        <TabPanel value="dietary">
          <DietarySettings design={design} sections={menu.sections} onChange={onChange} />
        </TabPanel>
      </div>
    </Tabs>
  )
}
