import { ImageUp, Trash2 } from 'lucide-react'
import { ownPath } from '#domain/menu/model/own-path.ts'
import { useImageUpload } from '../../../menu/pictures/image-upload.ts'
import { Button } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { ChoiceRow } from './controls/choice-row.tsx'
import type { SettingsProps } from './controls/settings-props.ts'

/** Which pictures a menu shows, and how large. */
export function PictureSettings({ design, onChange }: SettingsProps) {
  const hasPictures = design.showImages || design.coverImageUrl !== null
  return (
    <>
      <Switch
        label="Show pictures"
        hint="Beside dishes and over sections that have one."
        checked={design.showImages}
        onCheckedChange={(showImages) => onChange({ showImages })}
      />
      {design.showImages && (
        <>
          <ChoiceRow
            label="Dishes with pictures"
            value={design.itemImages}
            options={{ all: 'All', featured: 'Featured', none: 'None' }}
            hint={
              design.itemImages === 'featured'
                ? 'Beside the dishes that are marked as featured in the Menu Builder.'
                : undefined
            }
            onChange={(itemImages) => onChange({ itemImages })}
          />
          <Switch
            label="Section pictures"
            checked={design.showSectionImages}
            onCheckedChange={(showSectionImages) => onChange({ showSectionImages })}
          />
        </>
      )}
      <CoverPicture design={design} onChange={onChange} />
      {hasPictures && (
        <ChoiceRow
          label="Picture size"
          value={design.imageSize}
          options={{ small: 'Small', medium: 'Medium', large: 'Large' }}
          onChange={(imageSize) => onChange({ imageSize })}
        />
      )}
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
