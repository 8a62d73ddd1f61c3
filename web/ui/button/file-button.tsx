import { useRef } from 'react'
import { Button, type ButtonProps } from './button.tsx'

interface FilesButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** As on a file input: `image/*`. A hint to the person, no check. */
  accept: string
  isMultiple?: boolean
  /** Asks for a photograph where there is a camera: the one that looks at the room, or at the person. */
  capture?: 'environment' | 'user'
  onFiles: (files: readonly File[]) => void
}

export function FilesButton({ accept, isMultiple = false, capture, onFiles, ...button }: FilesButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        capture={capture}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file can be chosen again after a refusal.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}

export interface FileButtonProps extends Omit<FilesButtonProps, 'isMultiple' | 'onFiles'> {
  onFile: (file: File) => void
}

export function FileButton({ onFile, ...button }: FileButtonProps) {
  return <FilesButton {...button} onFiles={([file]) => file && onFile(file)} />
}
