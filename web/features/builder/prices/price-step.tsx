import { amountText, wholeText } from './amount-text.ts'

interface Step {
  /** Minor units. */
  readonly before: number
  readonly after: number
  readonly currency: string
  readonly explained?: string | undefined
  readonly today?: string | undefined
}

interface Words {
  readonly words: string
}

export const PriceStep = (props: { readonly name: string } & (Step | Words)) => (
  <>
    <div className="flex items-baseline justify-between gap-4">
      <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{props.name}</span>
      <span className="shrink-0 tabular-nums">
        {'words' in props ? <span className="text-quiet">{props.words}</span> : <Amounts {...props} />}
      </span>
    </div>
    {'before' in props && <HowItComesAbout {...props} />}
  </>
)

function Amounts({ before, after, currency }: Step) {
  const isChanged = before !== after
  return (
    <>
      {isChanged && (
        <>
          <span className="text-quiet">
            <span className="sr-only">from </span>
            {amountText(before, currency)}
          </span>
          <span aria-hidden="true" className="px-2 text-quiet">
            →
          </span>
          <span className="sr-only">to </span>
        </>
      )}
      <span className="font-medium">
        {isChanged ? wholeText(after, currency) : amountText(before, currency)}
      </span>
    </>
  )
}

function HowItComesAbout({ before, after, explained, today }: Step) {
  if (today !== undefined && (today === explained || before === after))
    return <p className="mt-0.5 text-quiet text-sm tabular-nums">Today’s price: {today}</p>
  return (
    <>
      {today !== undefined && <p className="mt-0.5 text-quiet text-sm tabular-nums">Today: {today}</p>}
      {explained !== undefined && <p className="mt-0.5 text-quiet text-sm tabular-nums">{explained}</p>}
    </>
  )
}
