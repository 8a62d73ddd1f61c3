import { againstItem } from '../../../menu/recipes/against.ts'
import { seenOfBroken, takenOut } from '../../../menu/recipes/taken-out.ts'
import { keyOf } from '../asking/plates.ts'
import type { QuestionRule } from '../asking/question.ts'

/** What the one reading of claims finds untrue, as preflight finds it (`menu/recipes/`): Vegan on butter. */
export const untrueClaims: QuestionRule = {
  id: 'claim_contradicted',
  topic: 'diets',
  as: 'placeholder_text',
  whyNot: 'Only the kitchen knows which of the two is right.',
  several: (count) => `${count} dishes claim what they contradict`,
  ask: ({ menu, items }) =>
    items.flatMap((reviewed) => {
      const { item, section, isAsWritten, place } = reviewed
      if (isAsWritten) return []
      const against = againstItem(menu, section, item)
      const [first] = against.untrue
      if (first === undefined) return []
      const said = takenOut(menu, item, against)
      const isRenamed = said && said.name !== item.name
      return [
        {
          key: keyOf(reviewed),
          title: first.replace(/\.$/, ''),
          reason: seenOfBroken(item, against) || 'Guests who need that to be true can’t rely on it.',
          about: [reviewed],
          ...(said && {
            fix: {
              edits: [{ kind: 'take-out-claims' as const, place, without: said }],
              proposal: isRenamed ? `Call it “${said.name}”.` : `Take the claim out of ${item.name}.`,
              done: `${item.name} claims it no more.`,
            },
          }),
        },
      ]
    }),
}
