import { useMutation } from '@tanstack/react-query'
import { UPLOAD_LIMITS, uploadImage } from '#contract/accounts/uploads.ts'
import { ApiError, call, sentenceOf } from '../../lib/api.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { askedToRegister } from '../trial/trial.ts'

interface Upload {
  readonly file: File
  readonly onDone: (url: string) => void
}

/** Uploads a picture, or says why it cannot be used; the browser refuses what it recognizes without the wait. */
export function useImageUpload(purpose: keyof typeof UPLOAD_LIMITS, onUploaded: (url: string) => void) {
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ file }: Upload) =>
      call(uploadImage, { upload: { file: await readWhole(file), purpose } }),
    onSuccess: ({ url }, { onDone }) => onDone(url),
    onError: (error) => refuse(titleOf(error), sentenceOf(error, 'Please try again.')),
  })
  /** @param onDone in place of `onUploaded`, where several uploads end differently */
  const upload = (file: File, onDone = onUploaded) => {
    if (askedToRegister()) return
    if (!file.type.startsWith('image/')) refuse('Invalid file type', 'Please choose an image file.')
    else if (file.size >= UPLOAD_LIMITS[purpose]) {
      refuse('File too large', `Image must be less than ${UPLOAD_LIMITS[purpose] / 1024 / 1024}MB`)
    } else mutate({ file, onDone })
  }
  return { upload, isUploading: isPending }
}

/** A file that was moved or deleted since it was chosen fails here, with its own message. */
async function readWhole(file: File): Promise<File> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type })
  } catch (cause) {
    throw new UnreadableFileError('The file could not be read. Please choose it again.', { cause })
  }
}

class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError'
}

function titleOf(error: unknown): string {
  if (error instanceof UnreadableFileError) return 'Error reading file'
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'not_an_image') return 'Invalid file type'
  if (code === 'image_too_large' || code === 'image_too_many_pixels' || code === 'too_large')
    return 'File too large'
  return 'Error'
}

const refuse = (title: string, description: string) => toast({ variant: 'destructive', title, description })
