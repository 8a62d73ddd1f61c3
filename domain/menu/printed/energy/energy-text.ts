import type { EnergyStyle } from '../../../design/energy-styles.ts'
import { kilojoules, roundedForUs } from '../../model/energy-units.ts'
import type { Market } from '../../model/market.ts'
import type { Menu } from '../../model/menu.ts'
import { menuWords } from '../words/menu-words.ts'

export type EnergyUnit = 'kcal' | 'kj'

export interface EnergyPrint {
  readonly units: readonly EnergyUnit[]
  /** What is after a figure in kcal: `Cal`, `kcal`. */
  readonly kcalWord: string
  /** What the market makes of a figure in kcal. */
  readonly round: (kcal: number) => number
}

export interface EnergyShown {
  /** As the market has it, where nobody says. */
  readonly energy?: EnergyStyle | undefined
  /** Of the restaurant, for a menu without a market. */
  readonly market?: Market | undefined
}

/** Countries whose menus say `450 Cal`. Source: 21 CFR 101.11(b)(2)(i)(A); Canada's menus follow that custom. */
const SAYS_CAL = ['US', 'CA']

/**
 * The unit, its word and its rounding by the market: Australia asks for kJ, all others print kcal; the United States
 * round. A menu without a market has the word of its language.
 * Sources: Food Acts of Australia's states, on foodauthority.nsw.gov.au; 21 CFR 101.11; SI 2021/909 (kcal).
 */
export function energyPrint(
  { language, market }: Pick<Menu, 'language' | 'market'>,
  { energy = 'market', market: ofRestaurant }: EnergyShown = {},
): EnergyPrint {
  const country = (market ?? ofRestaurant)?.country
  return {
    units: unitsOf(energy, country),
    kcalWord:
      country === undefined ? menuWords(language).energy : SAYS_CAL.includes(country) ? 'Cal' : 'kcal',
    round: country === 'US' ? roundedForUs : Math.round,
  }
}

function unitsOf(style: EnergyStyle, country: string | undefined): EnergyUnit[] {
  if (style === 'none') return []
  if (style === 'kj-and-kcal') return ['kj', 'kcal']
  if (style === 'market') return [country === 'AU' ? 'kj' : 'kcal']
  return [style]
}

const SAID: Readonly<Record<EnergyUnit, RegExp>> = {
  kcal: /\d\s?(?:k?cals?\b|calories)/iu,
  kj: /\d\s?kj\b/iu,
}

/** Does a text of the owner's own say an energy in this unit? */
export const saysUnit = (unit: EnergyUnit, text: string): boolean => SAID[unit].test(text)

/**
 * Energy as it is printed: `450 Cal`, `1883 kJ / 450 kcal`, `620–730 Cal`; empty where none is.
 * @param kcal one figure, or several that are separated by `between`
 * @param said the owner's words next to it; a unit that they contain isn't repeated
 */
export function energyText(
  kcal: number | readonly number[],
  { units, kcalWord, round }: EnergyPrint,
  { said = '', between = '–' }: { readonly said?: string; readonly between?: string } = {},
): string {
  const figures = typeof kcal === 'number' ? [kcal] : kcal
  return units
    .filter((unit) => !saysUnit(unit, said))
    .map((unit) => {
      const inUnit = figures.map((each) => String(unit === 'kj' ? kilojoules(each) : round(each)))
      return `${[...new Set(inUnit)].join(between)}\u00a0${unit === 'kj' ? 'kJ' : kcalWord}`
    })
    .join(' / ')
}
