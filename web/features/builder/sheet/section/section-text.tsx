import { updateSection } from '#domain/menu/editing/sections.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { SheetText } from '../around/sheet-text.tsx'
import { closeText, editText, sectionRow, useSheetFocus } from '../focus/sheet-focus.ts'

export interface SectionTextProps {
  section: Section
  field: 'intro' | 'footer'
}

const names = { intro: 'Introduction', footer: 'Footer' } as const

export function SectionText({ section: { id, name, ...section }, field }: SectionTextProps) {
  const row = sectionRow(id)
  const text = `section-${field}` as const
  const isEditing = useSheetFocus(({ editing }) => editing?.row === row && editing.text === text)
  const value = section[field] ?? ''
  if (value === '' && !isEditing) return null
  return (
    <div className="mt-1 max-w-prose whitespace-pre-line text-pretty text-quiet text-sm italic">
      <SheetText
        label={`${names[field]} of ${name}`}
        value={value}
        isEditing={isEditing}
        onEditing={(opens) => (opens ? editText(row, text) : closeText(row, text))}
        onSave={(typed) =>
          useOpenMenu
            .getState()
            .edit((menu) => updateSection(menu, id, { [field]: typed.trim() || undefined }))
        }
        isMultiline
        maxLength={MENU_TEXT_LIMITS.note}
      />
    </div>
  )
}
