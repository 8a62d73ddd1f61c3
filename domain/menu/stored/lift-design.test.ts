import { describe, expect, it } from 'vitest'
import { samples } from '#tests/builders/stored-samples.ts'
import { isUntouched } from '../../design/change-template.ts'
import { defaultDesign, designSchema } from '../../design/settings.ts'
import { backupForm, draftForm, menuFileForm, savedMenuForm } from './forms.ts'
import { readStored, type StoredForm, stamped } from './read-stored.ts'

const forms: readonly (readonly [StoredForm, { readonly design: object }])[] = [
  [savedMenuForm, samples.savedMenu],
  [draftForm, samples.draft],
  [backupForm, samples.backup],
  [menuFileForm, samples.menuFile],
]

describe.each(forms.map(([form, sample]) => ({ form, sample, name: form.name })))(
  'the design of a stored form: $name',
  ({ form, sample }) => {
    const designOf = (changes: object) => {
      const read = readStored(form, { ...sample, design: { ...sample.design, ...changes } })
      return designSchema.parse((read as typeof sample).design)
    }

    it('of an owner who chose no template is on white, as a new one', () => {
      for (const accentColor of ['#a63a24', '#e91e63', undefined])
        expect(designOf({ accentColor, pageLayout: 'single', categoriesPerPage: {} })).toMatchObject({
          secondaryColor: '#ffffff',
          isTemplateChosen: false,
        })
      expect(isUntouched(designOf({ categoriesPerPage: {} }))).toBe(true)
    })

    it('keeps the colors that somebody chose, the grey paper among them', () => {
      const navy = { primaryColor: '#0b3c5d', isTemplateChosen: true }
      expect(designOf({ primaryColor: '#0b3c5d' })).toMatchObject({ secondaryColor: '#f5f5f5', ...navy })
      expect(designOf({ secondaryColor: '#fbf8f1' })).toMatchObject({ secondaryColor: '#fbf8f1' })
      const grey = { secondaryColor: '#f5f5f5', isTemplateChosen: false }
      expect(designOf(grey)).toMatchObject(grey)
    })

    it('says nothing for the watermark before owners could say it, and what they say since', () => {
      expect(designOf({ hideWatermark: false }).hideWatermark).toBe(true)
      expect(designOf({ hideWatermark: false, isTemplateChosen: false }).hideWatermark).toBe(false)
      const kept = readStored(form, sample) as typeof sample
      const shown = { ...kept, design: { ...kept.design, hideWatermark: false } }
      expect(readStored(form, stamped(shown))).toEqual(shown)
    })
  },
)

it('begins a new design as the first template has it', () => {
  expect(defaultDesign).toMatchObject({ secondaryColor: '#ffffff', hideWatermark: true })
})
