import { useMutation } from '@tanstack/react-query'
import { UPLOAD_LIMITS, uploadImage } from '#contract/uploads.ts'
import { toast } from '../ui/toast-store.ts'
import { ApiError, call, sentenceOf } from './api.ts'

type Purpose = keyof typeof UPLOAD_LIMITS

/**
 * Uploads a picture and says what is wrong with one that cannot be taken. What it is is judged by the
 * server; what the browser can see already is refused here, so that nobody waits for it.
 */
export function useImageUpload(purpose: Purpose, onUploaded: (url: string) => void) {
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => call(uploadImage, { upload: { file, purpose } }),
    onSuccess: ({ url }) => onUploaded(url),
    onError: (error) => refuse(titleOf(error), sentenceOf(error, 'Please try again.')),
  })
  const upload = (file: File) => {
    if (!file.type.startsWith('image/')) refuse('Invalid file type', 'Please choose an image file.')
    else if (file.size >= UPLOAD_LIMITS[purpose]) {
      refuse('File too large', `Image must be less than ${UPLOAD_LIMITS[purpose] / 1024 / 1024}MB`)
    } else mutate(file)
  }
  return { upload, isUploading: isPending }
}

function titleOf(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'not_an_image') return 'Invalid file type'
  if (code === 'image_too_large' || code === 'image_too_many_pixels' || code === 'too_large') {
    return 'File too large'
  }
  return 'Error reading file'
}

const refuse = (title: string, description: string) => toast({ variant: 'destructive', title, description })
