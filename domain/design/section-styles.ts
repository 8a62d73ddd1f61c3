import { type SectionStyle, sectionStyleSchema } from './page-style.ts'
import type { Design } from './settings.ts'

/** Of a section of which nobody has said anything. */
const usualStyle: SectionStyle = sectionStyleSchema.parse({})

export const styleOfSection = ({ sectionStyles }: Pick<Design, 'sectionStyles'>, id: number): SectionStyle =>
  sectionStyles[id] ?? usualStyle

export const isUsualStyle = (style: SectionStyle): boolean =>
  (Object.keys(usualStyle) as (keyof SectionStyle)[]).every((key) => style[key] === usualStyle[key])

/** The changes that give a section another style; one that is as usual is not kept. */
export function withSectionStyle(
  design: Pick<Design, 'sectionStyles'>,
  id: number,
  changes: Partial<SectionStyle>,
): Pick<Design, 'sectionStyles'> {
  const style = { ...styleOfSection(design, id), ...changes }
  const { [id]: _, ...others } = design.sectionStyles
  return { sectionStyles: isUsualStyle(style) ? others : { ...others, [id]: style } }
}
