import { Camera, FileUp } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, type FormEvent, type ReactNode, useState } from 'react'
import { ACCEPTED_FILES } from '#sources/judging/file-kinds.ts'
import { useTrial } from '../../../../menu/trial/trial.ts'
import { FilesButton } from '../../../../ui/button/file-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { FormActions } from '../../../../ui/form/form-actions.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useMedia } from '../../../../ui/hooks/use-media.ts'

export interface ChooseSourceProps {
  text: string
  /** Of a web page. */
  address: string
  problem: string | null
  onText: (text: string) => void
  onFiles: (files: readonly File[]) => void
  onAddress: (address: string) => void
  onRead: () => void
  onCancel: () => void
  children?: ReactNode
}

/** A screen that is touched has a camera, most likely. */
const TOUCHED = '(pointer: coarse)'

export function ChooseSource({
  text,
  address,
  problem,
  onText,
  onFiles,
  onAddress,
  onRead,
  onCancel,
  children,
}: ChooseSourceProps) {
  const [isOver, setIsOver] = useState(false)
  const [isEmpty, setIsEmpty] = useState(false)
  // The server fetches pages and reads pictures for accounts alone.
  const isTrial = useTrial((trial) => trial.isOn)
  const hasCamera = useMedia(TOUCHED) && !isTrial

  const take = (files: readonly File[]) => {
    setIsEmpty(false)
    if (files.length > 0) onFiles(files)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take([...event.dataTransfer.files])
  }
  // A screenshot, or a file that was copied.
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return
    event.preventDefault()
    take(files)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' && address.trim() === '') setIsEmpty(true)
    else onRead()
  }

  return (
    <form noValidate onSubmit={submit} onPaste={paste}>
      <div className="flex flex-col gap-6">
        {children}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button within. */}
        <div
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
          className={classNames(
            'flex flex-col items-center gap-3 rounded-card border border-dashed px-4 py-6 text-center',
            isOver ? 'border-accent bg-accent-soft' : 'border-edge',
          )}
        >
          <div className="flex flex-wrap justify-center gap-2">
            <FilesButton variant="secondary" icon={FileUp} accept={ACCEPTED_FILES} isMultiple onFiles={take}>
              Choose Files
            </FilesButton>
            {hasCamera && (
              <FilesButton
                variant="secondary"
                icon={Camera}
                accept="image/*"
                capture="environment"
                onFiles={take}
              >
                Take a Photo
              </FilesButton>
            )}
          </div>
          <p className="text-pretty text-quiet text-sm">
            {isTrial
              ? 'PDF, Word, Excel, CSV or text. Photos and web addresses are read once you have an account.'
              : 'PDF, Word, Excel, CSV, text, a web page, photos, or a file exported from Carte.'}{' '}
            Several files of one menu go together. You can also drop them here.
          </p>
          {problem !== null && (
            <p role="alert" className="max-w-prose text-pretty text-bad text-sm">
              {problem}
            </p>
          )}
        </div>
        {!isTrial && (
          <TextField
            label="Or the web address of your menu"
            placeholder="www.example.com/menu"
            inputMode="url"
            autoComplete="off"
            value={address}
            onChange={({ target }) => {
              setIsEmpty(false)
              onAddress(target.value)
            }}
          />
        )}
        <TextAreaField
          label="Or paste your menu"
          hint="Cells copied from a spreadsheet, or the menu as it is printed: headings, dishes with their prices, descriptions below."
          placeholder={'Starters\nTomato soup … 6.50\nWith basil and cream'}
          error={isEmpty ? 'Choose a file, or paste a menu first.' : null}
          minHeightPx={160}
          // A long text scrolls in its own box.
          className="[&_textarea]:max-h-80"
          value={text}
          onChange={(event) => {
            setIsEmpty(false)
            onText(event.target.value)
          }}
        />
      </div>
      <FormActions onCancel={onCancel}>Read the Menu</FormActions>
    </form>
  )
}
