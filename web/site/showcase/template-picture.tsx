import type { Template } from '#domain/design/templates.ts'
import { SAMPLE_RATIO, SAMPLE_WIDTHS, samplePicture } from '#domain/site/sample-pictures.ts'
import { classNames } from '../../ui/class-names.ts'

export interface TemplatePictureProps {
  template: Template
  /** How wide the picture is on the page, as the `sizes` of an image say it. */
  sizes: string
  /** For the picture at the head of a page: it is asked for at once. */
  isFirst?: boolean
  className?: string
}

const width = Math.max(...SAMPLE_WIDTHS)

/** A page of the template as our typesetter sets it. Paper stays paper in a dark setting. */
export function TemplatePicture({ template, sizes, isFirst = false, className }: TemplatePictureProps) {
  const { name, description } = template.sample
  return (
    <img
      src={samplePicture(template.key, SAMPLE_WIDTHS[0])}
      srcSet={SAMPLE_WIDTHS.map((wide) => `${samplePicture(template.key, wide)} ${wide}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={Math.round(width * SAMPLE_RATIO)}
      alt={`A menu in the ${template.name} template: ${name}, ${description.toLowerCase()}, with its appetizers, main courses and desserts on one page`}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={classNames('h-auto w-full rounded-[2px] shadow-raised', template.styleClass, className)}
    />
  )
}
