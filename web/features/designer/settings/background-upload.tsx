import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { UPLOAD_LIMITS } from '#contract/uploads.ts'
import { useImageUpload } from '../../../lib/image-upload.ts'
import { Button } from '../../../ui/button.tsx'

export function BackgroundUpload({ onUploaded }: { onUploaded: (url: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const { upload, isUploading } = useImageUpload('background', onUploaded)
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again after a refusal.
          target.value = ''
          if (file) upload(file)
        }}
      />
      <Button
        variant="secondary"
        icon={Upload}
        isPending={isUploading}
        pendingLabel="Uploading..."
        onClick={() => input.current?.click()}
      >
        Upload Background Image
      </Button>
      <p className="mt-1 text-quiet text-sm">
        A picture of at most {UPLOAD_LIMITS.background / 1024 / 1024} MB. It fills the page.
      </p>
    </div>
  )
}
