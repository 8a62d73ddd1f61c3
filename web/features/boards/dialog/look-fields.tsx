import type { Palette } from '#domain/design/palettes.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { isTemplateId, templateById, templates } from '#domain/design/templates.ts'
import type { LiveBoard } from '#domain/live/boards/board.ts'
import { PaletteFields } from '../../../menu/colors/palette-fields.tsx'
import { Segments } from '../../../ui/form/segments.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import type { BoardFieldsProps } from './board-fields.ts'

const AS_DESIGNED = ''

/** The template and the colors of a board; each menu's own where it has none. */
export function LookFields({ board: { look }, onChange }: Omit<BoardFieldsProps, 'page'>) {
  return (
    <>
      <SelectField
        label="Look"
        value={look?.templateId ?? AS_DESIGNED}
        options={[
          { value: AS_DESIGNED, label: 'As each menu is designed' },
          ...templates.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target }) => {
          const templateId = Number(target.value)
          onChange({ look: isTemplateId(templateId) ? { ...look, templateId } : null })
        }}
      />
      {look && <Colors look={look} onChange={(changed) => onChange({ look: changed })} />}
    </>
  )
}

type Look = NonNullable<LiveBoard['look']>

function Colors({ look, onChange }: { look: Look; onChange: (look: Look) => void }) {
  const { templateId, colors } = look
  return (
    <>
      <Segments
        label="Colors"
        isLabelShown
        value={colors ? 'own' : 'usual'}
        options={[
          { value: 'usual', label: 'Of the menu or the template' },
          { value: 'own', label: 'Of this board' },
        ]}
        onChange={(next) =>
          onChange(next === 'own' ? { templateId, colors: colorsOf(templateId) } : { templateId })
        }
      />
      {colors && (
        <PaletteFields
          palette={colors}
          onChange={(changes) => onChange({ templateId, colors: { ...colors, ...changes } })}
        />
      )}
    </>
  )
}

/** Those that a template brings. */
function colorsOf(templateId: number): Palette {
  const { primaryColor, secondaryColor, accentColor } = templateById(templateId)?.preset ?? defaultDesign
  return { primaryColor, secondaryColor, accentColor }
}
