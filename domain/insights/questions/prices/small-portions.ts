import { isForChildren } from '../../../courses/portion.ts'
import { anyWord } from '../../../text/any-word.ts'
import { foldName } from '../../../text/fold-name.ts'
import { ascending, quantile } from '../../review/quantiles.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { keyOf } from '../asking/plates.ts'
import { type Question, type QuestionRule, said } from '../asking/question.ts'

const HALF = anyWord(
  'mini, half portion*, small portion*, half order, mezza porzione, mezze porzioni, demi portion, petite portion, halbe portion, kleine portion, media racion, meia dose, light portion',
)
/** What is shared, and what children are sold next to food. */
const OPEN = anyWord('party, birthday, tea, menu, buffet, package, platter, for two, each')
/** With fewer main courses nobody knows what one usually costs. */
const MIN_MAINS = 4

const isForChild = ({ item, section }: ReviewedItem): boolean =>
  isForChildren(item.name) || isForChildren(section.name)

const ofSort = (sort: string): RegExp => new RegExp(`\\b${sort.replace(/s$/, '')}(?:s|es)?$`)

/** A plate for children, or half a portion, that costs more than most main courses, or than all dishes of its section. */
export const smallAboveUsual: QuestionRule = {
  id: 'small_above_usual',
  topic: 'prices',
  as: 'price_order',
  whyNot: 'Only you know which price is meant.',
  several: (count) => `${count} small portions cost more than usual ones`,
  ask: (review) => {
    const mains = review.items.filter((one) => one.plate && one.course === 'main' && !isForChild(one))
    const dearest = Math.max(...mains.flatMap(({ plate }) => plate?.amount ?? []))
    const usual = quantile(ascending(mains.flatMap(({ plate }) => plate?.amount ?? [])), 0.5)
    return review.items.flatMap((one): Question[] => {
      const name = foldName(one.item.name)
      const isAboveEach = isForChild(one) && mains.length >= MIN_MAINS && (one.plate?.amount ?? 0) > dearest
      if (!one.plate || (OPEN.test(name) && !isAboveEach) || one.course === 'drink') return []
      const others = review.items.filter(
        (other) => other !== one && other.section === one.section && other.plate && other.course !== 'drink',
      )
      const most = Math.max(...others.flatMap(({ plate }) => plate?.amount ?? []))
      const isAboveMains = isForChild(one) && mains.length >= MIN_MAINS && one.plate.amount > usual
      const sort = name.split(' ').at(-1) ?? ''
      const alike = mains.filter(({ item, section }) =>
        [item.name, section.name].some((said) => ofSort(sort).test(foldName(said))),
      )
      const mostOfSort = Math.max(...alike.flatMap(({ plate }) => plate?.amount ?? []))
      const isAboveSort = isForChild(one) && alike.length > 1 && one.plate.amount > mostOfSort
      const isAboveAll =
        (HALF.test(name) || isForChildren(one.item.name)) && others.length > 2 && one.plate.amount > most
      if (!isAboveMains && !isAboveAll && !isAboveSort) return []
      return [
        {
          key: keyOf(one),
          title: `${one.item.name} costs ${said(review, one.plate.amount)}`,
          reason: isAboveMains
            ? `Half of the main courses cost ${said(review, Math.round(usual))} or less.`
            : isAboveSort
              ? `No ${sort} for grown-ups costs more than ${said(review, mostOfSort)}.`
              : `By its name it’s a small portion, and no dish under ${one.section.name} costs more than ${said(review, most)}.`,
          about: [one],
        },
      ]
    })
  },
}
