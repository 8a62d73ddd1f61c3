import { useState } from 'react'
import { looksLikeMenuFile } from '#domain/menu/stored/menu-file.ts'
import { ChooseSource } from './reading/choose-source.tsx'
import type { GivenText } from './reading/source-text.ts'
import { ReviewFile } from './review/review-file.tsx'
import { ReviewRows } from './review/review-rows.tsx'

export interface ImportFormProps {
  /** Is there anything that closing would lose? */
  onInput: (hasInput: boolean) => void
  /** Did the owner correct rows? That is work that could be lost. */
  onMends: (hasMends: boolean) => void
  onCancel: () => void
  onImported: () => void
}

/** First the source, then what was read from it. */
export function ImportForm({ onInput, onMends, onCancel, onImported }: ImportFormProps) {
  const [pasted, setPasted] = useState('')
  const [given, setGiven] = useState<GivenText | null>(null)
  if (given === null) {
    return (
      <ChooseSource
        text={pasted}
        onText={(text) => {
          setPasted(text)
          onInput(text !== '')
        }}
        onGiven={(source) => {
          setGiven(source)
          onInput(true)
        }}
        onCancel={onCancel}
      />
    )
  }
  const Review = looksLikeMenuFile(given.text) ? ReviewFile : ReviewRows
  return (
    <Review
      given={given}
      onBack={() => {
        setGiven(null)
        onMends(false)
        onInput(pasted !== '')
      }}
      onMends={onMends}
      onImported={onImported}
    />
  )
}
