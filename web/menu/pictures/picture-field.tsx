import { ImageUp, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { UPLOAD_LIMITS, type UploadPurpose } from '#contract/accounts/uploads.ts'
import { Button } from '../../ui/button/button.tsx'
import { FileButton } from '../../ui/button/file-button.tsx'
import { useImageUpload } from './image-upload.ts'

export interface PictureFieldProps {
  label: string
  purpose: UploadPurpose
  imageUrl: string | null
  onImageUrl: (url: string | null) => void
  /** Submitting during an upload would lose the picture. */
  onUploading: (isUploading: boolean) => void
  /** What shows of it, and what shows while there is none. */
  preview: ReactNode
}

export function PictureField({
  label,
  purpose,
  imageUrl,
  onImageUrl,
  onUploading,
  preview,
}: PictureFieldProps) {
  const id = useId()
  const uploadButton = useRef<HTMLButtonElement>(null)
  const { upload, isUploading } = useImageUpload(purpose, onImageUrl)
  useEffect(() => onUploading(isUploading), [isUploading, onUploading])
  return (
    <fieldset aria-describedby={id} className="min-w-0">
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      <div className="flex items-center gap-4">
        {preview}
        <div className="flex min-w-0 flex-wrap gap-2">
          <FileButton
            ref={uploadButton}
            variant="secondary"
            icon={ImageUp}
            accept="image/*"
            isPending={isUploading}
            pendingLabel="Uploading..."
            onFile={upload}
          >
            {imageUrl ? 'Replace Image' : 'Upload Image'}
          </FileButton>
          {imageUrl && !isUploading && (
            <Button
              variant="quiet"
              icon={Trash2}
              onClick={() => {
                onImageUrl(null)
                // The button goes with the picture.
                uploadButton.current?.focus()
              }}
            >
              Remove
            </Button>
          )}
        </div>
      </div>
      <p id={id} className="mt-1 text-quiet text-sm">
        PNG, JPEG, WebP, GIF or AVIF, under {UPLOAD_LIMITS[purpose] / 1024 / 1024} MB.
      </p>
    </fieldset>
  )
}
