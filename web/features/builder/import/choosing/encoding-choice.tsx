import { type EncodingLabel, encodingName, encodings } from '#sources/letters/encodings.ts'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import type { BroughtFile } from '../opening/brought.ts'

export interface EncodingChoiceProps {
  files: readonly BroughtFile[]
  onEncoding: (file: File, encoding: EncodingLabel) => void
}

/** In which encoding a text was read, where only its letters say it: another is one press away. */
export function EncodingChoice({ files, onEncoding }: EncodingChoiceProps) {
  const [file, ...others] = files
  if (!file?.encoding || !file.bytes || others.length > 0) return null
  const { name, bytes } = file
  const known = encodings.map(({ label }) => ({ value: label, label: encodingName(label) }))
  const isListed = known.some(({ value }) => value === file.encoding)
  return (
    <SelectField
      label="Wrong letters? Read as"
      className="mt-2 max-w-xs"
      options={[
        ...(isListed ? [] : [{ value: file.encoding, label: encodingName(file.encoding) }]),
        ...known,
        { value: 'utf-8', label: 'Any language (UTF-8)' },
      ]}
      value={file.encoding}
      onChange={({ target }) => onEncoding(new File([bytes], name), target.value as EncodingLabel)}
    />
  )
}
