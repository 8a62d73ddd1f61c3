import { expect, it } from 'vitest'
import { readNotices } from './read-notices.ts'

const feeOf = (text: string) =>
  readNotices(text, { currency: 'USD', hasDecimalComma: false, hasCents: false })[0]?.fee

it.each(['A 4% surcharge will be added.', 'A 4% kitchen surcharge', 'Surcharge of 4%'])(
  'takes the name of a charge for no purpose: %s',
  (text) => {
    expect(feeOf(text)).toEqual({ percent: 4 })
  },
)

it('takes what a charge is for', () => {
  expect(feeOf('18% gratuity for parties of 6 or more')).toMatchObject({ percent: 18, purpose: 'gratuity' })
})

it.each(['Preise zzgl. MwSt.', 'Alle Preise exkl. USt.', 'Preise zzgl. gesetzl. MwSt.'])(
  'keeps a sentence about tax in one piece: %s',
  (text) => {
    const [first] = readNotices(text, { currency: 'EUR', hasDecimalComma: true, hasCents: true })
    expect(first).toMatchObject({ kind: 'tax', text })
  },
)
