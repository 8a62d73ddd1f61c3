import { FileUp } from 'lucide-react'
import { type DragEvent, type FormEvent, useState } from 'react'
import { sentenceOf } from '../../../../lib/api.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { FileButton } from '../../../../ui/file-button.tsx'
import { FormActions } from '../../../../ui/form-actions.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { type GivenText, readFile } from './source-text.ts'

export interface ChooseSourceProps {
  text: string
  onText: (text: string) => void
  onGiven: (given: GivenText) => void
  onCancel: () => void
}

/** A file that is chosen or dropped, or a text that is pasted. */
export function ChooseSource({ text, onText, onGiven, onCancel }: ChooseSourceProps) {
  const [isOver, setIsOver] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const take = async (file: File) => {
    try {
      onGiven(await readFile(file))
    } catch (error) {
      setProblem(sentenceOf(error, 'The file could not be read. Please choose it again.'))
    }
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) take(file)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') setProblem('Choose a file, or paste a menu first.')
    else onGiven({ fileName: null, encoding: 'utf-8', text })
  }

  return (
    <form noValidate onSubmit={submit}>
      <div className="flex flex-col gap-6">
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
          <FileButton
            variant="secondary"
            icon={FileUp}
            accept=".csv,.tsv,.txt,.json,text/*,application/json"
            onFile={take}
          >
            Choose a File
          </FileButton>
          <p className="text-quiet text-sm">
            CSV, text, or a JSON file exported from Carte. You can also drop it here.
          </p>
        </div>
        <TextAreaField
          label="Or paste your menu"
          hint="Cells copied from a spreadsheet, or the menu as it is printed: headings, dishes with their prices, descriptions below."
          placeholder={'Starters\nTomato soup … 6.50\nWith basil and cream'}
          error={problem}
          minHeightPx={160}
          // A long text scrolls in its own box.
          className="[&_textarea]:max-h-80"
          value={text}
          onChange={(event) => {
            setProblem(null)
            onText(event.target.value)
          }}
        />
      </div>
      <FormActions onCancel={onCancel}>Read the Menu</FormActions>
    </form>
  )
}
