import { useState } from 'react'
import { beginReview, type ReviewWork } from '#domain/reading/review/review-work.ts'
import { tablesOf } from '#domain/reading/review/work-table.ts'
import { ChooseSource } from './choosing/choose-source.tsx'
import { KeptNote } from './keeping/kept-note.tsx'
import type { KeptReview } from './keeping/kept-review.ts'
import { useKeptColumns } from './keeping/use-kept-columns.ts'
import { useKeptReview } from './keeping/use-kept-review.ts'
import { ReviewLines } from './lines/review-lines.tsx'
import { MappingScreen } from './mapping/mapping-screen.tsx'
import { type Brought, inLines } from './opening/brought.ts'
import { OpeningNote } from './opening/opening-note.tsx'
import { useOpening } from './opening/use-opening.ts'
import type { GivenText } from './own-file/given-text.ts'
import { ReviewFile } from './own-file/review-file.tsx'
import { EncodingChoice } from './said/encoding-choice.tsx'

export interface ImportFormProps {
  /** Returns whether there is anything that closing would lose. */
  onInput: (hasInput: boolean) => void
  onStage: (stage: ImportStage) => void
  onCancel: () => void
  onImported: () => void
}

/** What an import shows: the choice of a source, columns of a table, lines that were read, or a file of ours. */
export type ImportStage = Stage['kind']

type Stage =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'columns' | 'lines'; readonly review: KeptReview }
  | { readonly kind: 'menu'; readonly given: GivenText }

const choosing: Stage = { kind: 'choosing' }

/** First the source, then what the columns of its tables hold, then what was read from it. */
export function ImportForm({ onInput, onStage, onCancel, onImported }: ImportFormProps) {
  const [pasted, setPasted] = useState('')
  const [address, setAddress] = useState('')
  const [stage, setStage] = useState<Stage>(choosing)
  const { kept, keep, forget } = useKeptReview()
  const columns = useKeptColumns()

  const show = (next: Stage) => {
    setStage(next)
    onStage(next.kind)
    // A review is kept as it goes: closing loses nothing.
    onInput(next.kind === 'choosing' ? pasted !== '' : next.kind === 'menu')
  }
  const review = (begun: KeptReview) =>
    show({ kind: begun.work.tables.some(({ by }) => by === 'guess') ? 'columns' : 'lines', review: begun })
  const begin = ({ files, lines, roles, tables }: Omit<Extract<Brought, { kind: 'lines' }>, 'kind'>) => {
    const work = beginReview(lines, roles, tablesOf(lines, tables, columns.find))
    review({ files, lines, work })
    keep({ files, lines, work }, work)
  }
  const opening = useOpening((brought) => {
    if (brought.kind === 'lines') begin(brought)
    else show({ kind: 'menu', given: { name: brought.name, text: brought.json } })
  })
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
  if (stage.kind === 'columns')
    return (
      <MappingScreen
        key={encodingOf(stage.review)}
        review={stage.review}
        onDone={(work, said) => {
          columns.remember(said)
          keep(stage.review, work)
          show({ kind: 'lines', review: { ...stage.review, work } })
        }}
        onLines={() => begin(inLines(stage.review))}
        onBack={drop}
        letters={letters}
      />
    )
  if (stage.kind === 'lines')
    return (
      <ReviewLines
        key={encodingOf(stage.review)}
        begun={stage.review}
        onWork={(work: ReviewWork) => keep(stage.review, work)}
        onColumns={(work) => show({ kind: 'columns', review: { ...stage.review, work } })}
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
  if (opening.progress) return <OpeningNote {...opening.progress} onCancel={opening.cancel} />
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
      {kept && <KeptNote kept={kept} onContinue={() => review(kept)} onForget={forget} />}
    </ChooseSource>
  )
}

/** A file that is read again in another encoding is another review. */
const encodingOf = ({ files }: KeptReview): string => files[0]?.encoding ?? ''

/** A text that was pasted is judged like a file: it may be cells, a web page or one of our menu files. */
const pastedFile = (text: string): File => new File([text], 'Pasted text', { type: 'text/plain' })
