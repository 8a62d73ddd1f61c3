import { Suspense } from 'react'
import { honours } from '#domain/design/honoured-settings.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { fieldsOf } from '../../../../ui/form/fields-of.ts'
import { Switch } from '../../../../ui/form/switch.tsx'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'
import { lazyPart } from '../../../../ui/parts/part-boundary.tsx'
import { Skeleton } from '../../../../ui/waiting/skeleton.tsx'
import { ChoiceRow } from '../controls/choice-row.tsx'
import type { TemplateSettingsProps } from '../controls/settings-props.ts'
import { SizeRow } from '../controls/size-row.tsx'

/** Most owners open neither. */
const CoverPicture = lazyPart(async () => (await import('./cover-picture.tsx')).CoverPicture)
const MenuCrops = lazyPart(async () => (await import('./menu-crops.tsx')).MenuCrops)

/** Which pictures a menu shows, and how large; the cover is every template's. */
export function PictureSettings({
  design,
  template,
  sections,
  onChange,
}: TemplateSettingsProps & Pick<Menu, 'sections'>) {
  const hasDishPictures = honours(template, 'showImages')
  const isShown = hasDishPictures && design.showImages
  const hasPictures = isShown || design.coverImageUrl !== null
  const field = fieldsOf(design, onChange)
  return (
    <>
      {hasDishPictures ? (
        <Switch
          label="Show pictures"
          hint="Next to dishes and above sections that have one."
          {...field.toggle('showImages')}
        />
      ) : (
        <p className="text-quiet text-sm">{template.name} sets dishes without pictures.</p>
      )}
      <Disclosure label="More about pictures" summary={isShown ? 'Which, size, cover' : 'Cover'}>
        {isShown && (
          <>
            <ChoiceRow
              label="Dishes with pictures"
              {...field.choice('itemImages')}
              options={{ all: 'All', featured: 'Featured', none: 'None' }}
              hint={
                design.itemImages === 'featured'
                  ? 'Next to the dishes marked as featured in the Menu Builder.'
                  : undefined
              }
            />
            {design.itemImages !== 'none' && (
              <ChoiceRow
                label="Place of dish pictures"
                {...field.choice('itemPicturePlace')}
                options={{ beside: 'At each dish', grid: 'Together' }}
                hint={
                  design.itemPicturePlace === 'grid'
                    ? 'In rows under the name of their section, with the names of the dishes.'
                    : undefined
                }
              />
            )}
            <Switch label="Section pictures" {...field.toggle('showSectionImages')} />
          </>
        )}
        <Suspense fallback={<Skeleton className="h-24" />}>
          <CoverPicture design={design} onChange={onChange} />
        </Suspense>
        {hasPictures && (
          <>
            <SizeRow label="Picture size" {...field.choice('imageSize')} />
            <ChoiceRow
              label="Tone"
              {...field.choice('pictureTone')}
              options={{ original: 'Original', duotone: 'Two colors' }}
              hint={
                design.pictureTone === 'duotone'
                  ? 'In the colors of the menu, so that photos of different kinds match.'
                  : undefined
              }
            />
          </>
        )}
      </Disclosure>
      {isShown && (
        <Suspense>
          <MenuCrops sections={sections} design={design} onChange={onChange} />
        </Suspense>
      )}
    </>
  )
}
