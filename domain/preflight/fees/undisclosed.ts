import type { MenuContent } from '../../menu/model/menu.ts'
import type { Breach } from '../rules/rule.ts'
import { feesIntoPrices } from './fee-into-prices.ts'
import { type Fee, feesOf, quotedFee } from './fees.ts'

const lacks = ({ namesPurpose, hasAmount }: Fee): string =>
  [...(hasAmount ? [] : ['how much it is']), ...(namesPurpose ? [] : ['what it is for'])].join(' and ')

/** Fees that do not say how much they are and what they are for. */
export const undisclosedFees = (menu: MenuContent): Breach[] =>
  feesOf(menu)
    .filter((fee) => lacks(fee) !== '')
    .map((fee) => ({
      sentence: `The fee ${quotedFee(fee)} does not say ${lacks(fee)}.`,
      places: [fee.pointer],
      fixes: feesIntoPrices(menu, [fee]),
    }))
