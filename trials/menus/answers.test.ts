import { expect, it } from 'vitest'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { plannedSections } from '#domain/generation/brief/plan.ts'
import { courseAnswers, unknownNames } from './course-names.ts'
import { freshlyAsked } from './fresh-names.ts'
import { freshWishes } from './fresh-wishes.ts'
import { answeredWishes, wishes } from './positive-wishes.ts'
import { answeredNames, namesOfMenus } from './section-names.ts'

const catalogue = loadCatalogue()

it.each([
  ['that the tables were made with', namesOfMenus],
  ['written before the tables were read', freshlyAsked],
])(
  'fills nine of ten names of sections with what they say, none wrong without a word: those %s',
  (_, names) => {
    const answers = answeredNames(catalogue, 3, names)
    const silent = answers.filter(({ verdict }) => verdict === 'wrong, silent')
    const good = answers.filter(({ verdict }) => verdict === 'right' || verdict === 'short, said')
    expect(silent.map(({ name, got }) => `${name}: ${got}`)).toEqual([])
    expect(good.length / answers.length).toBeGreaterThanOrEqual(0.9)
  },
)

it.each([
  ['that the rules were made with', wishes],
  ['written before the rules were read', freshWishes],
])('meets nine of ten wishes for something: those %s', (_, asked) => {
  const answers = answeredWishes(catalogue, 3, asked)
  expect(answers.filter(({ isMet }) => isMet).length / answers.length).toBeGreaterThanOrEqual(0.9)
})

it('reads what restaurants call their courses', () => {
  const answers = courseAnswers(catalogue)
  expect(answers.filter(({ got, wanted }) => got !== wanted)).toEqual([])
  expect(answers.length).toBeGreaterThan(200)
})

it.each(unknownNames)('says that a section called %j is not understood', (name) => {
  const asked = { cuisineId: 5, kind: 'a-la-carte', sections: [{ name }] } as const
  expect(plannedSections({ ...asked, sections: [...asked.sections] }, catalogue)).toMatchObject({
    sections: [{ name, isUnknown: true }],
    notUnderstood: [name],
  })
})
