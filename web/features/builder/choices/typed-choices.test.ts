import { expect, it } from 'vitest'
import { modifierGroupSchema } from '#domain/menu/model/modifiers.ts'
import {
  readChoices,
  stated,
  type TypedChoices,
  type TypedOption,
  typedChoicesOf,
  waitsToBeConfirmed,
} from './typed-choices.ts'

const salad = modifierGroupSchema.parse({
  id: 'g1',
  name: 'Add to any salad',
  max: 2,
  options: [
    { id: 'o1', name: 'chicken', amount: 700, allergens: ['egg'] },
    { id: 'o2', name: 'no cheese', amount: -150 },
  ],
})

it('shows choices and reads them back, with what no box shows', () => {
  const { id: _, ...rest } = salad
  expect(readChoices(typedChoicesOf(salad, 'USD'), salad, 'USD').value).toEqual(rest)
})

it('takes what an option is declared to contain, and takes it back', () => {
  const [chicken, ...others] = typedChoicesOf(salad, 'USD').options
  const declared = (allergens: string[] | undefined) =>
    readChoices(
      { ...typedChoicesOf(salad, 'USD'), options: [{ ...chicken, allergens } as never, ...others] },
      salad,
      'USD',
    ).value?.options[0]
  expect(declared(['milk'])?.allergens).toEqual(['milk'])
  expect(declared([])?.allergens).toEqual([])
  expect(declared(undefined)).not.toHaveProperty('allergens')
})

it('confirms what its owner states, also before the option has a name', () => {
  const [chicken, ...others] = typedChoicesOf(salad, 'USD').options
  if (!chicken) throw new Error('The salad has an option.')
  const saved = (option: TypedOption) =>
    readChoices({ ...typedChoicesOf(salad, 'USD'), options: [option, ...others] }, salad, 'USD').value
      ?.options[0]
  expect(waitsToBeConfirmed(chicken)).toBe(true)
  expect(saved(chicken)).not.toHaveProperty('confirmedName')
  const confirmed = { ...chicken, ...stated(chicken, chicken.allergens) }
  expect([waitsToBeConfirmed(confirmed), saved(confirmed)?.confirmedName]).toEqual([false, 'chicken'])
  expect(waitsToBeConfirmed({ ...confirmed, name: 'tofu' })).toBe(true)
  const nameless = { ...chicken, name: '' }
  const named = { ...nameless, ...stated(nameless, ['milk']), name: 'Feta' }
  expect([waitsToBeConfirmed(named), saved(named)?.confirmedName]).toEqual([false, 'Feta'])
  expect(saved({ ...confirmed, allergens: undefined })).not.toHaveProperty('confirmedName')
})

const typed: TypedChoices = {
  name: 'Sauce',
  min: '1',
  max: '',
  options: [{ id: 'o1', name: 'Béarnaise', amount: '' }],
}

it('reads an empty amount as nothing and no most as any number', () => {
  expect(readChoices(typed, null, 'EUR').value).toEqual({
    name: 'Sauce',
    min: 1,
    max: null,
    options: [{ id: 'o1', name: 'Béarnaise', amount: 0 }],
  })
})

it.each([
  [{ name: ' ' }, 'name', 'Name required'],
  [{ min: 'one' }, 'min', 'Please enter a whole number up to 99.'],
  [{ min: '3', max: '2' }, 'max', 'This is fewer than “At least”.'],
  [{ options: [{ id: 'o1', name: '', amount: '' }] }, 'o1 name', 'Name required'],
  [
    { options: [{ id: 'o1', name: 'Truffle', amount: '1.999' }] },
    'o1 amount',
    'Please enter an amount with at most 2 decimals.',
  ],
] satisfies [Partial<TypedChoices>, string, string][])('refuses %j at the box', (changes, box, sentence) => {
  const { value, errors } = readChoices({ ...typed, ...changes }, null, 'USD')
  expect(value).toBeNull()
  expect(errors[box]).toBe(sentence)
})
