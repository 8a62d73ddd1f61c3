import type { Menu, MenuContent } from '../../menu/model/menu.ts'
import { feesIntoPrices } from '../fees/fee-into-prices.ts'
import { type Fee, feesOf, isInText, isSameFee, quotedFee, reworded } from '../fees/fees.ts'
import { undisclosedFees } from '../fees/undisclosed.ts'
import { anyRestaurant } from '../rules/bind.ts'
import type { Breach, Fix, Rule } from '../rules/rule.ts'

const ofFees = {
  certainty: 'A',
  binds: 'Restaurants and bars in California',
  bind: anyRestaurant,
} as const
const LAW = {
  address: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1770',
  readOn: '2026-11-28',
  readAgainOn: '2027-05-31',
} as const

/** Signs around a sentence set it off from the text around it, and so do capitals. */
const isSetOff = ({ text, pointer }: Fee, { notices }: Pick<Menu, 'notices'>): boolean => {
  const whole = notices[Number(/^\/notices\/(\d+)$/.exec(pointer)?.[1])]?.text ?? text
  return (
    /^[*+!•◆★—–-]{2}.+[*+!•◆★—–-]{2}$/su.test(whole.trim()) || (/\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text))
  )
}

const setOff = (fees: readonly Fee[]): Fix => ({
  id: 'set-off',
  label: 'Set it off with signs',
  apply: (open) =>
    fees.reduce((menu, fee) => {
      const now = feesOf(menu).find((each) => isSameFee(each, fee))
      return now && !isSetOff(now, menu) ? reworded(menu, now, `*** ${now.text} ***`) : menu
    }, open),
})

function checkDisplay(menu: MenuContent): Breach[] {
  const all = feesOf(menu).filter((fee) => !isSetOff(fee, menu))
  if (all.length === 0) return []
  const inTexts = all.filter((fee) => fee.isAlone && isInText(fee))
  return [
    {
      sentence: `A fee is set larger than the text around it, in another type or color, or off by signs, on every page with prices and wherever prices are advertised: ${all.map(quotedFee).join(', ')}.`,
      places: all.map(({ pointer }) => pointer),
      fixes: [...(inTexts.length === all.length ? [setOff(all)] : []), ...feesIntoPrices(menu, all)],
    },
  ]
}

export const fees: readonly Rule[] = [
  {
    ...ofFees,
    id: 'us-ca.fee-purpose',
    title: 'A fee outside the prices says how much it is and what it is for',
    source: {
      ...LAW,
      title: 'Civil Code 1770(a)(29)(D) (SB 478, SB 1524), quoted in the National Law Review',
    },
    level: 'must',
    inForceFrom: '2024-07-01',
    check: undisclosedFees,
  },
  {
    ...ofFees,
    id: 'us-ca.fee-display',
    title: 'A fee stands out on every page with prices',
    source: {
      ...LAW,
      title:
        'Civil Code 1770(a)(29)(D) and the definition of clear and conspicuous, in reviews; they name 2025-07-01 or 2026-07-01 as its first day',
    },
    certainty: 'B',
    // Words don't show type and color.
    level: 'should',
    inForceFrom: '2026-07-01',
    check: checkDisplay,
  },
]
