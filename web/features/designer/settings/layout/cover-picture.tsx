import { ImageUp, Trash2 } from 'lucide-react'
import type { Design } from '#domain/design/settings.ts'
import { ownPath } from '#domain/menu/model/own-path.ts'
import { useImageUpload } from '../../../../menu/pictures/image-upload.ts'
import { usePlanAllows } from '../../../../plan/use-plan.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { FileButton } from '../../../../ui/button/file-button.tsx'
import { ChoiceRow } from '../controls/choice-row.tsx'
import type { SettingsProps } from '../controls/settings-props.ts'
import { CropPointPicker } from './crop-point.tsx'

const HINTS = {
  band: 'A wide picture under the name, across the first page.',
  side: 'A picture along the side of every page, from top to bottom.',
  page: 'The picture fills the cover, with the name on it.',
} as const satisfies Record<Design['coverPlace'], string>

export function CoverPicture({ design, onChange }: SettingsProps) {
  const { upload, isUploading } = useImageUpload('itemImage', (coverImageUrl) => onChange({ coverImageUrl }))
  const hasCoverPages = usePlanAllows('feature:advancedLayout')
  const cover = ownPath(design.coverImageUrl)
  /** A picture all over the cover needs one. */
  const putAt = (coverPlace: Design['coverPlace']) =>
    onChange({ coverPlace, ...(coverPlace === 'page' && { hasCover: true, pageLayout: 'single' }) })
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-medium text-sm">Cover picture</legend>
      {cover && (
        <>
          <CropPointPicker address={cover} label="Cover picture" design={design} onChange={onChange} />
          <p className="text-quiet text-sm">Press what must stay in sight.</p>
          <ChoiceRow
            label="Place"
            value={design.coverPlace}
            options={{ band: 'Under the name', side: 'Side', page: 'Whole cover' }}
            order={hasCoverPages ? ['band', 'side', 'page'] : ['band', 'side']}
            hint={HINTS[design.coverPlace]}
            onChange={putAt}
          />
        </>
      )}
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
      {!cover && <p className="text-quiet text-sm">{HINTS.band} Or along the side.</p>}
    </fieldset>
  )
}
