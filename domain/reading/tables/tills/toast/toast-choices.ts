import {
  type ChoiceDraft,
  choiceAmount,
  type GatheredChoices,
  gatherChoices,
} from '../choices/choice-groups.ts'
import type { ToastFile, ToastRow } from './toast-file.ts'

/** A group with this strategy has one price for all of its options; theirs are not charged. */
const hasOnePrice = ({ price }: ToastRow): boolean =>
  price.strategy === 'BASE' || (price.strategy === '' && price.text !== '')

/** Toast's lists of choices; its files do not say how many of the options a guest takes. */
export function toastChoices({ rows, childrenOf }: ToastFile, currency: string): GatheredChoices<ToastRow> {
  const draftOf = (group: ToastRow): ChoiceDraft => ({
    name: group.name,
    min: 0,
    max: null,
    options: childrenOf(group)
      .filter(({ entity, name }) => (entity === 'option' || entity === 'item') && name !== '')
      .map(({ name, price }) => ({
        name,
        amount: choiceAmount(hasOnePrice(group) ? group.price.text : price.text, currency),
      })),
  })
  return gatherChoices(
    new Map(rows.filter(({ entity }) => entity === 'choices').map((row) => [row, draftOf(row)] as const)),
  )
}

/** Returns whether an option has a price and its group doesn't say whether it is charged. */
export function isPriceDoubted(option: ToastRow, group: ToastRow, currency: string): boolean {
  if (group.price.strategy !== 'BASE' && group.price.strategy !== '') return false
  const own = choiceAmount(option.price.text, currency)
  return own !== 0 && !(hasOnePrice(group) && own === choiceAmount(group.price.text, currency))
}
