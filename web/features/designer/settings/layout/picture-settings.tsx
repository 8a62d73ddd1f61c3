import { ImageUp, Trash2 } from 'lucide-react'
import { honours } from '#domain/design/honoured-settings.ts'
import { ownPath } from '#domain/menu/model/own-path.ts'
import { useImageUpload } from '../../../../menu/pictures/image-upload.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { FileButton } from '../../../../ui/button/file-button.tsx'
import { fieldsOf } from '../../../../ui/form/fields-of.ts'
import { Switch } from '../../../../ui/form/switch.tsx'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'
import { ChoiceRow } from '../controls/choice-row.tsx'
import type { SettingsProps, TemplateSettingsProps } from '../controls/settings-props.ts'
import { SizeRow } from '../controls/size-row.tsx'

/** Which pictures a menu shows, and how large; the cover is every template's. */
export function PictureSettings({ design, template, onChange }: TemplateSettingsProps) {
  const hasDishPictures = honours(template, 'showImages')
  const isShown = hasDishPictures && design.showImages
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
            <Switch label="Section pictures" {...field.toggle('showSectionImages')} />
          </>
        )}
        <CoverPicture design={design} onChange={onChange} />
        {(isShown || (hasDishPictures && design.coverImageUrl !== null)) && (
          <SizeRow label="Picture size" {...field.choice('imageSize')} />
        )}
      </Disclosure>
    </>
  )
}

function CoverPicture({ design, onChange }: SettingsProps) {
  const { upload, isUploading } = useImageUpload('itemImage', (coverImageUrl) => onChange({ coverImageUrl }))
  const cover = ownPath(design.coverImageUrl)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium text-sm">Cover picture</legend>
      {cover && <img src={cover} alt="" className="mb-2 aspect-3/1 w-full rounded-control object-cover" />}
      <div className="flex flex-wrap gap-2">
        <FileButton
          variant="secondary"
          icon={ImageUp}
          accept="image/*"
          isPending={isUploading}
          pendingLabel="Uploading..."
          onFile={upload}
        >
          {cover ? 'Replace Cover' : 'Upload Cover'}
        </FileButton>
        {design.coverImageUrl !== null && !isUploading && (
          <Button variant="quiet" icon={Trash2} onClick={() => onChange({ coverImageUrl: null })}>
            Remove
          </Button>
        )}
      </div>
      <p className="mt-1 text-quiet text-sm">A wide picture under the name, across the first page.</p>
    </fieldset>
  )
}
