import { testCards } from '#domain/billing/test-cards.ts'
import { formatCardNumber } from './card-format.ts'

export interface TestCardsProps {
  onChoose: (card: { cardNumber: string; expiry: string; cvc: string }) => void
}

/** Any card of the help is good for so long. */
const YEARS_TO_EXPIRY = 3

const expiryFrom = (now: Date): string => `12/${String(now.getFullYear() + YEARS_TO_EXPIRY).slice(-2)}`

/** The only cards that the sandbox takes; a click fills the form in. */
export const TestCards = ({ onChoose }: TestCardsProps) => (
  <section
    aria-labelledby="test-cards"
    className="rounded-control border border-warn/40 bg-warn-soft p-4 text-sm"
  >
    <h3 id="test-cards" className="font-sans font-semibold text-sm">
      This is a test form: no money moves
    </h3>
    <p className="mt-1">Never type a real card here. Choose one of the test cards:</p>
    <ul className="-mx-2 mt-2 flex flex-col">
      {testCards.map(({ number, description }) => (
        <li key={number}>
          <button
            type="button"
            onClick={() =>
              onChoose({ cardNumber: formatCardNumber(number), expiry: expiryFrom(new Date()), cvc: '123' })
            }
            className="flex min-h-9 w-full flex-wrap items-baseline gap-x-4 rounded-control px-2 py-1.5 text-left hover:bg-ink/6 pointer-coarse:min-h-11"
          >
            <span className="whitespace-nowrap font-medium tabular-nums underline decoration-1 underline-offset-3">
              {formatCardNumber(number)}
            </span>
            <span>{description}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)
