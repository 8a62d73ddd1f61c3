import { honours } from '#domain/design/honoured-settings.ts'
import type { SectionStyle } from '#domain/design/page-style.ts'
import { isUsualStyle, styleOfSection, withSectionStyle } from '#domain/design/section-styles.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { fieldsOf } from '../../../../ui/form/fields-of.ts'
import { Switch } from '../../../../ui/form/switch.tsx'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'
import { ChoiceRow } from '../controls/choice-row.tsx'
import type { TemplateSettingsProps } from '../controls/settings-props.ts'

export interface SectionSettingsProps extends TemplateSettingsProps {
  readonly sections: readonly Section[]
}

export function SectionSettings({ design, template, sections, onChange }: SectionSettingsProps) {
  const changed = sections.filter(({ id }) => !isUsualStyle(styleOfSection(design, id))).length
  const hasColumns = honours(template, 'columns')
  return (
    <Disclosure
      label="Sections"
      summary={changed > 0 ? `${changed} of ${sections.length} changed` : 'Boxes, page breaks'}
    >
      {honours(template, 'mayReorderSections') && (
        <Switch
          label="Sections may change places"
          hint="Where that fills the columns more evenly."
          checked={design.mayReorderSections}
          onCheckedChange={(mayReorderSections) => onChange({ mayReorderSections })}
        />
      )}
      <div>
        {sections.map((section, index) => (
          <SectionRow
            key={section.id}
            section={section}
            isFirst={index === 0}
            style={styleOfSection(design, section.id)}
            hasColumns={hasColumns}
            hasBoxes={!template.layout.boxesSections}
            onChange={(changes) => onChange(withSectionStyle(design, section.id, changes))}
          />
        ))}
      </div>
    </Disclosure>
  )
}

interface SectionRowProps {
  readonly section: Pick<Section, 'name'>
  /** It begins where the menu does. */
  readonly isFirst: boolean
  readonly style: SectionStyle
  readonly hasColumns: boolean
  /** Whether a section may have a box: not where each has one. */
  readonly hasBoxes: boolean
  readonly onChange: (changes: Partial<SectionStyle>) => void
}

function SectionRow({ section, isFirst, style, hasColumns, hasBoxes, onChange }: SectionRowProps) {
  const field = fieldsOf(style, onChange)
  return (
    <Disclosure label={section.name} summary={summaryOf(style)}>
      {!isFirst && (
        <ChoiceRow
          label={`${section.name} begins`}
          {...field.choice('begins')}
          options={begins}
          order={hasColumns ? ['in-flow', 'column', 'page'] : ['in-flow', 'page']}
        />
      )}
      <Switch
        label="Keep together"
        hint="Never split over two columns or pages if it fits in one."
        {...field.toggle('isKeptTogether')}
      />
      {hasColumns && <Switch label="Across all columns" {...field.toggle('isFullWidth')} />}
      {hasBoxes && <Switch label="In a box" {...field.toggle('isBoxed')} />}
    </Disclosure>
  )
}

const begins: Readonly<Record<SectionStyle['begins'], string>> = {
  'in-flow': 'In its turn',
  column: 'New column',
  page: 'New page',
}

const summaryOf = ({ begins: begin, isKeptTogether, isFullWidth, isBoxed }: SectionStyle): string =>
  [
    begin !== 'in-flow' && begins[begin].toLowerCase(),
    isKeptTogether && 'together',
    isFullWidth && 'across',
    isBoxed && 'box',
  ]
    .filter(Boolean)
    .join(', ')
