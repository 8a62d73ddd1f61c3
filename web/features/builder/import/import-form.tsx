import { useState } from 'react'
import { csv } from '#domain/exchange/reading/csv.ts'
import { textLines } from '#domain/reading/lines/text-lines.ts'
import { beginReview, type ReviewWork } from '#domain/reading/review/review-work.ts'
import { ChooseSource } from './choosing/choose-source.tsx'
import { KeptNote } from './keeping/kept-note.tsx'
import type { KeptReview } from './keeping/kept-review.ts'
import { useKeptReview } from './keeping/use-kept-review.ts'
import { ReviewLines } from './lines/review-lines.tsx'
import type { Brought } from './opening/brought.ts'
import { OpeningNote } from './opening/opening-note.tsx'
import { useOpening } from './opening/use-opening.ts'
import type { GivenText } from './own-file/given-text.ts'
import { ReviewFile } from './own-file/review-file.tsx'
import { ReviewRows } from './review/review-rows.tsx'

export interface ImportFormProps {
  /** Is there anything that closing would lose? */
  onInput: (hasInput: boolean) => void
  /** Did the owner correct rows? That is work that could be lost. */
  onMends: (hasMends: boolean) => void
  /** Is the source shown beside what was read of it? */
  onWide: (isWide: boolean) => void
  onCancel: () => void
  onImported: () => void
}

type Stage =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'lines'; readonly review: KeptReview }
  | { readonly kind: 'table' | 'menu'; readonly given: GivenText }

const choosing: Stage = { kind: 'choosing' }

/** First the source, then what was read from it. */
export function ImportForm({ onInput, onMends, onWide, onCancel, onImported }: ImportFormProps) {
  const [pasted, setPasted] = useState('')
  const [stage, setStage] = useState<Stage>(choosing)
  const { kept, keep, forget } = useKeptReview()

  const show = (next: Stage) => {
    setStage(next)
    onWide(next.kind === 'lines')
    // A review of lines is kept as it goes: closing loses nothing.
    onInput(next.kind === 'choosing' ? pasted !== '' : next.kind !== 'lines')
  }
  const bring = (brought: Brought) => {
    if (brought.kind === 'lines') {
      const review = {
        files: brought.files,
        lines: brought.lines,
        work: beginReview(brought.lines, brought.roles),
      }
      show({ kind: 'lines', review })
      keep(review, review.work)
    } else show({ kind: brought.kind, given: givenOf(brought) })
  }
  const opening = useOpening(bring)
  const back = () => {
    show(choosing)
    onMends(false)
  }

  if (stage.kind === 'lines') {
    const { review } = stage
    return (
      <ReviewLines
        begun={review}
        onWork={(work: ReviewWork) => keep(review, work)}
        onBack={() => {
          forget()
          back()
        }}
        onImported={() => {
          forget()
          onImported()
        }}
      />
    )
  }
  if (stage.kind === 'menu') return <ReviewFile given={stage.given} onBack={back} onImported={onImported} />
  if (stage.kind === 'table')
    return (
      <ReviewRows
        given={stage.given}
        onBack={back}
        onMends={onMends}
        onLines={() => bring(linesOf(stage.given))}
        onImported={onImported}
      />
    )
  if (opening.progress) return <OpeningNote {...opening.progress} onCancel={opening.cancel} />
  return (
    <ChooseSource
      text={pasted}
      problem={opening.problem}
      onText={(text) => {
        setPasted(text)
        opening.clear()
        onInput(text !== '')
      }}
      onFiles={opening.open}
      onAddress={opening.open}
      onRead={() => opening.open([pastedFile(pasted)])}
      onCancel={onCancel}
    >
      {kept && (
        <KeptNote kept={kept} onContinue={() => show({ kind: 'lines', review: kept })} onForget={forget} />
      )}
    </ChooseSource>
  )
}

/** A text that was pasted is judged like a file: it may be cells, a web page or a menu of our own. */
const pastedFile = (text: string): File => new File([text], 'Pasted text', { type: 'text/plain' })

/** A table that is read line by line. */
const linesOf = ({ name, text }: GivenText): Brought => ({
  kind: 'lines',
  files: [{ name, showing: 'lines', pages: [] }],
  lines: textLines(text),
  roles: new Map(),
})

function givenOf(brought: Exclude<Brought, { kind: 'lines' }>): GivenText {
  if (brought.kind === 'menu') return { name: brought.name, text: brought.json }
  const rows = brought.sheets.flatMap((sheet) => sheet.rows.map((row) => [...row]))
  return { name: brought.name, text: csv(rows) }
}
