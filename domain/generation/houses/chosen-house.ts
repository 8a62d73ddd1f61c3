import { cuisines } from '../../reference/reference.ts'
import { foldText } from '../../text/fold-name.ts'
import { type HouseName, housesToChoose } from './house-names.ts'
import { housesOfCuisine } from './houses-of.ts'

export interface ChosenHouse {
  /** As the tables of `houses/` name it; undefined where none was asked for, or the cuisine has no such house. */
  readonly house: string | undefined
  /** Sentences on a house that cannot be. */
  readonly remarks: readonly string[]
}

/**
 * The house that a menu is of: the one that was chosen, else the one that wishes in words name.
 * @param asked a house by its id, its name on screens or any other name for it
 * @param wished a house by its id
 */
export function chosenHouse(
  cuisineId: number,
  asked: string | undefined,
  wished: string | undefined,
): ChosenHouse {
  if (asked === undefined) return { house: wished, remarks: [] }
  const house = houseCalled(cuisineId, asked)
  const cuisine = cuisines.find(({ id }) => id === cuisineId)?.name ?? ''
  if (house === undefined) {
    const names = housesToChoose(cuisineId).map(({ says }) => says)
    const known =
      names.length > 0
        ? `It has these: ${new Intl.ListFormat('en').format(names)}.`
        : 'It has one kitchen for all.'
    return {
      house: wished,
      remarks: [`Our ${cuisine} catalog has no house called “${asked}”, so none was chosen. ${known}`],
    }
  }
  if (wished === undefined || wished === house) return { house, remarks: [] }
  const nameOf = (id: string) => housesToChoose(cuisineId).find((one) => one.house === id)?.says ?? id
  return {
    house,
    remarks: [
      `You chose ${nameOf(house)}, and your requests ask for ${nameOf(wished)}. The menu is of the first.`,
    ],
  }
}

function houseCalled(cuisineId: number, asked: string): string | undefined {
  const name = foldText(asked)
  const choices = housesToChoose(cuisineId)
  const callsOf = ({ house, says, words }: HouseName) => [house, says, ...words.split(',')].map(foldText)
  const called = (isSo: (one: string) => boolean) => choices.filter((one) => callsOf(one).some(isSo))
  const [exact] = called((one) => one === name)
  if (exact) return exact.house
  const known = housesOfCuisine(cuisineId).find((house) => foldText(house) === name)
  if (known) return known
  // "Ramen" is a ramen shop, and "wood-fired pizzeria" a pizzeria, where no other house is called so too.
  const near = called((one) => ` ${one} `.includes(` ${name} `) || ` ${name} `.includes(` ${one} `))
  return near.length === 1 ? near[0]?.house : undefined
}
