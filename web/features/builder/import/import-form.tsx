import { useEffect, useState } from 'react'
import type { ReviewWork } from '#domain/reading/review/review-work.ts'
import { ChooseSource } from './choosing/choose-source.tsx'
import { EncodingChoice } from './choosing/encoding-choice.tsx'
import { KeptNote } from './keeping/kept-note.tsx'
import { useKeptColumns } from './keeping/use-kept-columns.ts'
import { useKeptReview } from './keeping/use-kept-review.ts'
import { ReviewLines } from './lines/review-lines.tsx'
import { MappingScreen } from './mapping/mapping-screen.tsx'
import { type BroughtReview, inLines } from './opening/brought.ts'
import { OpeningNote } from './opening/opening-note.tsx'
import { useHandedFiles } from './opening/use-handed-files.ts'
import { useOpening } from './opening/use-opening.ts'
import type { GivenText } from './own-file/given-text.ts'
import { ReviewFile } from './own-file/review-file.tsx'
import { Reader } from './reading/reader.ts'
import type { ReadMenu } from './reading/use-reading.ts'

export interface ImportFormProps {
  /** Returns whether there is anything that closing would lose. */
  onInput: (hasInput: boolean) => void
  onStage: (stage: ImportStage) => void
  onCancel: () => void
  onImported: () => void
}

export type ImportStage = Stage['kind']

type Stage =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'columns' | 'lines'; readonly review: BroughtReview; readonly read: ReadMenu }
  | { readonly kind: 'menu'; readonly given: GivenText }

const choosing: Stage = { kind: 'choosing' }

/** First the source, then what the columns of its tables hold, then what was read from it. */
export function ImportForm({ onInput, onStage, onCancel, onImported }: ImportFormProps) {
  const [pasted, setPasted] = useState('')
  const [address, setAddress] = useState('')
  const [stage, setStage] = useState<Stage>(choosing)
  const { kept, keep, forget } = useKeptReview()
  const columns = useKeptColumns()
  const [reader] = useState(() => new Reader())
  useEffect(() => {
    reader.begin()
    return () => reader.end()
  }, [reader])

  const show = (next: Stage) => {
    setStage(next)
    onStage(next.kind)
    // A review is kept as it goes: closing loses nothing.
    onInput(next.kind === 'choosing' ? pasted !== '' : next.kind === 'menu')
  }
  const opening = useOpening(reader, columns.all, (opened) => {
    if (opened.kind === 'menu') {
      show({ kind: 'menu', given: { name: opened.name, text: opened.json } })
      return
    }
    const { review, read } = opened
    const asks = review.work.tables.some(({ by }) => by === 'guess')
    show({ kind: asks ? 'columns' : 'lines', review, read })
    keep(review, review.work)
  })
  useHandedFiles(opening.open)
  const drop = () => {
    forget()
    show(choosing)
  }

  const letters = 'review' in stage && (
    <EncodingChoice
      files={stage.review.files}
      onEncoding={(file, encoding) => opening.open([file], encoding)}
    />
  )
  if (opening.progress && (stage.kind === 'choosing' || opening.isLate))
    return <OpeningNote {...opening.progress} onCancel={opening.cancel} />
  if (stage.kind === 'columns')
    return (
      <MappingScreen
        key={encodingOf(stage.review)}
        reader={reader}
        files={stage.review.files}
        begun={stage.read}
        problem={opening.problem}
        onDone={(work, said) => {
          columns.remember(said)
          const review = { ...stage.review, work }
          show({ ...stage, review })
          opening.read(review)
        }}
        onLines={() => opening.begin(inLines(stage.review))}
        onBack={drop}
        letters={letters}
      />
    )
  if (stage.kind === 'lines')
    return (
      <ReviewLines
        key={encodingOf(stage.review)}
        reader={reader}
        files={stage.review.files}
        lines={stage.review.lines}
        begun={stage.read}
        onWork={(work: ReviewWork) => keep(stage.review, work)}
        onColumns={(read) => show({ kind: 'columns', review: { ...stage.review, work: read.work }, read })}
        onBack={drop}
        letters={letters}
        onImported={() => {
          forget()
          onImported()
        }}
      />
    )
  if (stage.kind === 'menu')
    return <ReviewFile given={stage.given} onBack={() => show(choosing)} onImported={onImported} />
  return (
    <ChooseSource
      text={pasted}
      address={address}
      problem={opening.problem}
      onText={(text) => {
        setPasted(text)
        opening.clear()
        onInput(text !== '')
      }}
      onFiles={opening.open}
      onAddress={setAddress}
      onRead={() => opening.open(pasted.trim() === '' ? address.trim() : [pastedFile(pasted)])}
      onCancel={onCancel}
    >
      {kept && <KeptNote kept={kept} onContinue={() => opening.read(kept)} onForget={forget} />}
    </ChooseSource>
  )
}

/** A file that is read again in another encoding is another review. */
const encodingOf = ({ files }: BroughtReview): string => files[0]?.encoding ?? ''

/** A text that was pasted is judged like a file: it may be cells, a web page or one of our menu files. */
const pastedFile = (text: string): File => new File([text], 'Pasted text', { type: 'text/plain' })
