import type { Season } from '../../catalogue/dish.ts'
import { foldText } from '../../text/fold-name.ts'
import type { AskRule } from './heard.ts'

const OF_SEASON =
  /^(?:(?:it|s|is|now|we|re|are|in|for|make|please|an?|the|our|my|this|new|menu|card|of|early|late|full|deep)\s)*(spring|summer|autumn|fall|winter)(?: (?:menu|card|list|season|dishes|food|cooking|vibes?|mood|time|please|now|specials?))*(?: (?:with|and) (.+))?$/

const seasonIn = (clause: string): readonly [Season | undefined, string] => {
  const [, name, left = ''] = OF_SEASON.exec(clause) ?? []
  return [name === 'fall' ? 'autumn' : (name as Season | undefined), left]
}

/** The season that a text of requests names for the whole menu: "autumn menu", "it's spring". */
export const seasonInWords = (notes: string | undefined): Season | undefined =>
  (notes ?? '')
    .split(/[.,;:!?\n–—]+/)
    .map((clause) => seasonIn(foldText(clause))[0])
    .find(Boolean)

/** The menu is composed for that season, unless another one was chosen. */
export const seasonRule: AskRule = (clause, { season: chosen }) => {
  const [season, left] = seasonIn(clause)
  if (!season) return undefined
  return {
    understood: chosen === undefined || chosen === season ? [`a menu for ${season}`] : [],
    ...(left !== '' && { left: `must have ${left}` }),
    ...(chosen !== undefined &&
      chosen !== season && {
        remarks: [`You chose ${chosen} as the season, so the menu is for ${chosen} and not for ${season}.`],
      }),
  }
}
