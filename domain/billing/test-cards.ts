export interface TestCard {
  /** Digits without spaces. */
  readonly number: string
  readonly outcome: 'success' | 'declined' | 'insufficient_funds' | 'authentication' | 'renewal_fails'
  readonly description: string
}

/** The only numbers that the sandbox takes: a real card has no business there. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'success', description: 'The payment succeeds' },
  { number: '4000000000000002', outcome: 'declined', description: 'The card is declined' },
  { number: '4000000000009995', outcome: 'insufficient_funds', description: 'Insufficient funds' },
  { number: '4000002760003184', outcome: 'authentication', description: 'The bank asks for confirmation' },
  {
    number: '4000000000000341',
    outcome: 'renewal_fails',
    description: 'The first payment succeeds, every renewal fails',
  },
]

/** @param number as a person types it, spaces and hyphens included */
export const testCardOf = (number: string): TestCard | undefined => {
  const digits = number.replaceAll(/[\s-]/g, '')
  return testCards.find((card) => card.number === digits)
}

/**
 * Is a card's date over? A card is good until the last moment of its month.
 * @param expiry `MM/YY`, as the card says it
 */
export function isCardExpired(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number)
  return now.getTime() >= Date.UTC(2000 + year, month, 1)
}
