import { Upload } from 'lucide-react'
import { UPLOAD_LIMITS } from '#contract/uploads.ts'
import { useImageUpload } from '../../../../menu/pictures/image-upload.ts'
import { FileButton } from '../../../../ui/file-button.tsx'

export function BackgroundUpload({ onUploaded }: { onUploaded: (url: string) => void }) {
  const { upload, isUploading } = useImageUpload('background', onUploaded)
  return (
    <div>
      <FileButton
        variant="secondary"
        icon={Upload}
        accept="image/*"
        isPending={isUploading}
        pendingLabel="Uploading..."
        onFile={upload}
      >
        Upload Background Image
      </FileButton>
      <p className="mt-1 text-quiet text-sm">
        A picture of at most {UPLOAD_LIMITS.background / 1024 / 1024} MB. It fills the page.
      </p>
    </div>
  )
}
