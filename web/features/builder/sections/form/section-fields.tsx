import { possibleParents } from '#domain/menu/editing/sections.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { pathOf } from '../../../../menu/editing/section-path.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { mayChange } from '../../../../plan/own-role.ts'
import { fieldsOf } from '../../../../ui/form/fields-of.ts'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'
import { sectionLimits, type TypedSection } from './section-form.ts'

export interface SectionFieldsProps {
  section: Section
  typed: TypedSection
  onType: (changes: Partial<TypedSection>) => void
  nameError: string | null
  chooseError: string | null
}

const layouts = [
  { value: 'list', label: 'List' },
  { value: 'inline', label: 'In one line' },
  { value: 'courses', label: 'Prix fixe' },
] as const

export function SectionFields({ section, typed, onType, nameError, chooseError }: SectionFieldsProps) {
  const sections = useOpenMenu((open) => open.menu?.sections) ?? []
  const parents = possibleParents({ sections }, section.id)
  const isCourse =
    sections.find(({ id }) => String(id) === typed.parentId)?.layout === 'courses' || typed.choose !== ''
  const field = fieldsOf(typed, onType)
  return (
    <>
      <TextField
        label="Name"
        required
        autoComplete="off"
        maxLength={sectionLimits.name}
        {...field.text('name')}
        error={nameError}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Layout"
          hint={typed.layout === 'courses' ? 'Its courses are the sections in it.' : undefined}
          options={layouts}
          {...field.text('layout')}
        />
        <SelectField
          label="Inside"
          options={[
            { value: '', label: 'No other section' },
            ...parents.map((parent) => ({ value: parent.id, label: pathOf(sections, parent) })),
          ]}
          {...field.text('parentId')}
        />
      </div>
      {isCourse && (
        <TextField
          label="Guests choose"
          hint="How many of its dishes. Empty means one."
          inputMode="numeric"
          autoComplete="off"
          className="max-w-72"
          {...field.text('choose')}
          error={chooseError}
        />
      )}
      <TextAreaField
        label="Introduction"
        hint="Printed below the name."
        minHeightPx={56}
        maxLength={sectionLimits.note}
        {...field.text('intro')}
      />
      <TextAreaField
        label="Footer"
        hint="Printed below the dishes."
        minHeightPx={56}
        maxLength={sectionLimits.note}
        {...field.text('footer')}
      />
      {mayChange('edit prices') && (
        <TextField
          label="Size columns"
          hint="One heading per column, separated by commas: Glass (125 ml), Carafe, Bottle."
          autoComplete="off"
          {...field.text('heads')}
        />
      )}
      <Disclosure
        label="When it is served, second language"
        summary={[typed.daypart, typed.secondName].filter(Boolean).join(' · ')}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="When it is served"
            hint="As printed: Mon–Fri 11–3."
            autoComplete="off"
            maxLength={sectionLimits.daypart}
            {...field.text('daypart')}
          />
          <TextField
            label="Second name"
            autoComplete="off"
            maxLength={sectionLimits.name}
            {...field.text('secondName')}
          />
        </div>
      </Disclosure>
    </>
  )
}
