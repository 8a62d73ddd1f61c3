import { Button } from '../../../ui/button/button.tsx'
import { Spinner } from '../../../ui/waiting/spinner.tsx'

interface PaletteStatusProps {
  /** A question, an answer, or why not; empty where the entries say all. */
  readonly sentence: string
  readonly count: number
  /** What is said where there is no entry and no sentence. */
  readonly nothing: string
  readonly stopAsking: (() => void) | undefined
}

export function PaletteStatus({ sentence, count, nothing, stopAsking }: PaletteStatusProps) {
  const isQuiet = count > 0 || sentence !== '' || stopAsking
  return (
    <>
      {stopAsking ? (
        <div className="mt-3 flex items-center justify-between gap-3 text-sm">
          <span aria-hidden="true" className="flex items-center gap-3 text-quiet">
            <Spinner />
            {ASKING}
          </span>
          <Button variant="secondary" size="sm" onClick={stopAsking}>
            Stop
          </Button>
        </div>
      ) : (
        sentence !== '' && <p className="mt-3 text-sm">{sentence}</p>
      )}
      <p role="status" className={isQuiet ? 'sr-only' : 'py-6 text-center text-quiet'}>
        {stopAsking
          ? ASKING
          : [sentence, count > 0 ? countWords(count) : ''].filter(Boolean).join(' ') || nothing}
      </p>
    </>
  )
}

const ASKING = 'Asking the AI…'

const countWords = (count: number): string => (count === 1 ? '1 result' : `${count} results`)
