import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { readPrices } from './box-of-prices.ts'
import { PriceDetailFields } from './price-detail-fields.tsx'
import type { PriceContext, PriceDetails } from './price-reading.ts'
import { UnderstoodPrices } from './understood-prices.tsx'

export interface PricesFieldProps {
  /** Of a section and all that it has, not of one item. */
  isOfWhole?: boolean
  typed: string
  onType: (typed: string) => void
  context: PriceContext
  onDetails: (details: PriceDetails) => void
  /** Someone tried to submit: what is wrong is said at once. */
  showsProblem: boolean
}

/** One box for all prices, typed as people type them; below it is what was understood. */
export function PricesField({
  isOfWhole = false,
  typed,
  onType,
  context,
  onDetails,
  showsProblem,
}: PricesFieldProps) {
  const reading = readPrices(typed, context)
  const isEmpty = typed.trim() === ''
  const problem = 'problem' in reading ? reading.problem : null
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={isOfWhole ? 'Set price' : 'Price'}
        hint={isOfWhole ? wholeHint : hintFor(context)}
        autoComplete="off"
        value={typed}
        error={showsProblem && problem}
        onChange={({ target }) => onType(target.value)}
      />
      {/* It has the same height whatever it says: what is below doesn't move away from under a pointer. */}
      <div aria-live="polite" className="flex min-h-8 flex-wrap items-center gap-2 text-sm">
        {'prices' in reading && !(isOfWhole && isEmpty) && (
          <UnderstoodPrices prices={reading.prices} context={context} />
        )}
        {problem !== null && !isEmpty && !showsProblem && <span className="text-quiet">{problem}</span>}
        {'choices' in reading &&
          !isEmpty &&
          reading.choices.map((choice) => (
            <Button key={choice.typed} variant="secondary" size="sm" onClick={() => onType(choice.typed)}>
              {choice.label}
            </Button>
          ))}
        {showsProblem && problem !== null && isEmpty && (
          <Button variant="secondary" size="sm" onClick={() => onType('–')}>
            It has no price
          </Button>
        )}
      </div>
      {'prices' in reading && reading.prices.length > 0 && (
        <PriceDetailFields prices={reading.prices} context={context} onDetails={onDetails} />
      )}
    </div>
  )
}

const wholeHint = 'What it all costs: “Three courses 65 / with wine 95”, “8 each / three for 21”.'

function hintFor({ heads }: PriceContext): string {
  if (heads.length === 0) return 'One price, or sizes: glass 12 / bottle 48. Also MP, from 32, 8 each.'
  const names = heads.map(({ label }) => label)
  const [first, ...others] = heads.map((_, at) => String(14 + at * 12))
  return `One price for each column, ${names.join(', ')}: ${[first, ...others].join(' / ')}. A dash leaves one empty.`
}
