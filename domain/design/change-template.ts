import { broughtSettings, type MenuShape } from './brought-settings.ts'
import { type Design, defaultDesign } from './settings.ts'
import { type Template, templates } from './templates.ts'

/** The accent of the first edition, for every design alike: pink. Designs stored with it keep it. */
export const FIRST_ACCENT = '#e91e63'

export type KeptSetting = 'colors' | 'font' | 'size'

const accentsOfTemplates: ReadonlySet<string> = new Set([
  FIRST_ACCENT,
  defaultDesign.accentColor,
  ...templates.map(({ preset }) => preset.accentColor),
])

/** What is not the owner's choice: the watermark follows from the plan, the everyday paper from the country. */
const isGiven = (design: Design, setting: keyof Design): boolean =>
  setting === 'hideWatermark' || (setting === 'pageSize' && ['letter', 'a4'].includes(design.pageSize))

/** The owner has not changed this design yet. */
export function isUntouched(design: Design): boolean {
  const accentColor = design.accentColor === FIRST_ACCENT ? defaultDesign.accentColor : design.accentColor
  return (Object.keys(defaultDesign) as (keyof Design)[]).every((setting) => {
    const value = setting === 'accentColor' ? accentColor : design[setting]
    return isGiven(design, setting) || JSON.stringify(value) === JSON.stringify(defaultDesign[setting])
  })
}

/**
 * What another template changes: the settings that its predecessor brought. Those that the owner has
 * changed since stay; the three colors stay or go together, since they were chosen to be read together.
 * @param shape of the menu, which decides about boxes and paper
 */
export function changeOfTemplate(
  design: Design,
  from: Template | undefined,
  to: Template,
  shape: MenuShape,
): { readonly preset: Partial<Design>; readonly kept: readonly KeptSetting[] } {
  if (from?.id === to.id && !isUntouched(design)) return { preset: {}, kept: [] }
  const brought = from?.preset ?? defaultDesign
  const isOf = (setting: 'primaryColor' | 'secondaryColor' | 'fontFamily' | 'fontSize') =>
    design[setting] === brought[setting] || design[setting] === defaultDesign[setting]
  const areTemplateColors =
    isOf('primaryColor') && isOf('secondaryColor') && accentsOfTemplates.has(design.accentColor)
  const { primaryColor, secondaryColor, accentColor, fontFamily, fontSize } = to.preset
  return {
    preset: {
      ...(areTemplateColors && { primaryColor, secondaryColor, accentColor }),
      ...(isOf('fontFamily') && { fontFamily }),
      ...(isOf('fontSize') && { fontSize }),
      ...broughtSettings(design, from, to, shape),
    },
    kept: [
      ...(areTemplateColors ? [] : (['colors'] as const)),
      ...(isOf('fontFamily') ? [] : (['font'] as const)),
      ...(isOf('fontSize') ? [] : (['size'] as const)),
    ],
  }
}
