import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '#tests/support/depth.ts'
import { FILLERS } from './cues.ts'
import { impossibleWishes } from './impossible-wishes.ts'
import { readWishes } from './read-wishes.ts'
import { clausesOf } from './tokens.ts'

describe('wishes', () => {
  it.each([
    ['NO PORK, NO BEEF', ['no pork', 'no beef'], []],
    [
      'Without pork, ham or shellfish. We love basil.',
      ['no pork', 'no ham', 'no shellfish'],
      ['We love basil'],
    ],
    ['no jalapeños', ['no jalapeno'], []],
    ['avoid any dairy and eggs', ['no dairy', 'no eggs'], []],
    ['no mushrooms, olives or anchovies', ['no mushrooms', 'no olives', 'no anchovy'], []],
    ['no mushrooms, seafood please', ['no mushrooms'], ['must have seafood']],
    ['no pork, more fish', ['no pork'], ['more fish']],
    ['no pork and fish specials', ['no pork'], ['fish specials']],
    ['no alcohol', ['no alcohol'], []],
    ['alcohol-free', ['no alcohol'], []],
    ["we don't serve alcohol; our guests can't eat pork.", ['no alcohol', 'no pork'], []],
    ['severe peanut allergy', ['no peanuts (allergy)'], []],
    [
      'One of our guests is severely allergic to shrimp and tree nuts',
      ['no shrimp (allergy: no crustaceans at all)', 'no tree nuts (allergy)'],
      [],
    ],
    [
      'allergies: peanuts, sesame, soy',
      ['no peanuts (allergy)', 'no sesame (allergy)', 'no soy (allergy)'],
      [],
    ],
    [
      'nut, milk and egg allergies',
      ['no nuts (peanuts included) (allergy)', 'no dairy (allergy)', 'no eggs (allergy)'],
      [],
    ],
    ['gluten- and dairy-free', ['no gluten', 'no dairy'], []],
    ['nut-free please', ['no nuts (peanuts included)'], []],
    ['lactose intolerant', ['no dairy (allergy)'], []],
    ['dairy is not allowed', ['no dairy'], []],
    ['halal', ['halal'], []],
    ['halal chicken, please', ['halal'], ['chicken']],
    ['kosher', ['kosher'], []],
    ['pescatarian', ['pescatarian'], []],
    ['Jain', ['Jain'], []],
    ['pregnancy-safe', ['safe in pregnancy'], []],
    ['vegetarian please', ['vegetarian'], []],
    ['vegetarian please, but one chicken dish', ['vegetarian'], ['but one chicken dish']],
    ['nothing spicy', ['no spicy heat (chilies, curry pastes, hot sauces, wasabi)'], []],
    ['mild', ['not spicy'], []],
    ['mild cheese', [], ['mild cheese']],
    ['without garlic and onion', ['no garlic', 'no onion'], []],
    ['no shirmp, no chesse, no alchohol', ['no shrimp', 'no cheese', 'no alcohol'], []],
    ['sin gluten', ['no gluten'], []],
    ['pas de porc', ['no pork'], []],
    ['ohne Nüsse', ['no nuts (peanuts included)'], []],
    ['senza Schnickschnack', [], ['without schnickschnack']],
    [
      'I want a menu with no pork and no alcohol for a romantic evening',
      ['no pork', 'no alcohol'],
      ['for a romantic evening'],
    ],
    ['no garlic in the desserts', ['no garlic'], ['in the desserts']],
    ['no cheese except parmesan', ['no cheese'], ['except parmesan']],
    ['low sodium', [], ['low sodium']],
    ['no salt', [], ['no salt']],
    ['lots of mushrooms', [], ['lots of mushrooms']],
    ['we love pork', [], ['we love pork']],
    ['not without cheese', [], ['not without cheese']],
    ['no menu without wine', [], ['no menu without wine']],
    ["don't leave out the cheese", [], ["don't leave out the cheese"]],
    ['there is no such thing as too much cheese', [], ['there is no such thing as too much cheese']],
    ['no nut allergies here', [], ['no nut allergies here']],
    ['No pork, peanut allergy, something smoky', ['no pork', 'no peanuts (allergy)'], ['something smoky']],
    ['nobody is allergic to nuts', [], ['nobody is allergic to nuts']],
    ['not gluten free', [], ['not gluten free']],
    ['not vegetarian', [], ['not vegetarian']],
    ['some vegetarian options', [], ['some vegetarian options']],
    ['no fried chicken', [], ['no fried chicken']],
    ['no problem with pork', [], ['no problem with pork']],
    ['free-range chicken', [], ['free-range chicken']],
    ['anything but fish', ['no fish'], []],
    ['nothing but fish', [], ['nothing but fish']],
    ['无猪肉', [], ['无猪肉']],
    ['🥜🚫', ['no peanuts'], []],
    ['I am allergic to fish, not shellfish', ['no fish (allergy)'], ['not shellfish']],
    ['no dairy but not because of eggs', ['no dairy'], ['but not because of eggs']],
    ['no fish, shellfish ok', ['no fish'], ['shellfish ok']],
    ['no beer or wine, cocktails are fine', ['no beer', 'no wine'], ['cocktails are fine']],
    ['sans gluten ni lactose', ['no gluten', 'no dairy'], []],
    ['no tomatoe', ['no tomato'], []],
    ['no nightshades', ['no nightshades (tomato, potato, eggplant, peppers, chilies)'], []],
    ['Muslim guests', ['halal'], []],
    ["I'm coeliac", ['celiac'], []],
    ['GF, DF please', ['no gluten', 'no dairy'], []],
    ['gluten-friendly', ['no gluten'], []],
    ['GF options', [], ['GF options']],
    ['alpha-gal allergy', ['alpha-gal'], []],
    ['no dead animals', ['vegetarian'], []],
    ['anaphylaxis: mustard', ['no mustard (allergy)'], []],
    ['alergia al huevo', ['no eggs (allergy)'], []],
    ['keine Meeresfrüchte', ['no shellfish'], []],
    ['may not contain traces of nuts', ['no nuts (peanuts included)'], []],
    ['without pork but with bacon', ['no pork'], ['but with bacon']],
    ['sin carne de puerco por favor', ['no pork'], []],
    ['nada picante', ['no spicy heat (chilies, curry pastes, hot sauces, wasabi)'], []],
    ['nichts scharf', ['no spicy heat (chilies, curry pastes, hot sauces, wasabi)'], []],
    ['soy alérgico al cacahuete y al marisco', ['no peanuts (allergy)', 'no shellfish (allergy)'], []],
    ['gluten fee please', ['no gluten'], []],
    ['ohne Erdnüsse', ['no peanuts'], []],
    ['sans crevettes', ['no shrimp'], []],
    ['not too spicy, peanut allergy', ['no peanuts (allergy)'], ['less spicy dishes']],
    ['no meat, pasta only', ['no meat'], ['pasta only']],
    ['butter chicken, nut free', ['no nuts (peanuts included)'], ['butter chicken']],
    ['chicken, dairy and nut free', ['no chicken', 'no dairy', 'no nuts (peanuts included)'], []],
    ['no alcohol, lamb', ['no alcohol'], ['lamb']],
    ['no alcohol, pork', ['no alcohol', 'no pork'], []],
    ['no alcohol, lamb or pork', ['no alcohol', 'no lamb', 'no pork'], []],
    ['no pork, lamb', ['no pork', 'no lamb'], []],
    ['no nuts, shellfish', ['no nuts (peanuts included)', 'no shellfish'], []],
    ['no pork, kebabs', ['no pork'], ['kebabs']],
    ['please, thank you!', [], []],
  ])('%j: understood %j, not understood %j', (notes, understood, notUnderstood) => {
    const reading = readWishes(notes)
    expect(reading.understood).toEqual(understood)
    expect(reading.notUnderstood).toEqual(notUnderstood)
  })

  it('say what remains the owner’s', () => {
    expect(readWishes('halal').remarks.join()).toContain('certified suppliers')
    expect(readWishes('celiac').remarks.join()).toContain('shared fryer')
    expect(readWishes('kosher').remarks.join()).toContain('Certification')
    expect(readWishes('peanut allergy').remarks.join()).toContain('have your kitchen check')
    expect(readWishes('no garlic').remarks.join()).toContain('check garlic with your kitchen')
    expect(readWishes('no pork').remarks).toEqual([])
  })

  it('pass over no word: each is understood, said back, or says nothing of the food', () => {
    const words =
      'no without allergic to peanut shrimp halal free romantic , and . but spicy beef lots not love'
    const texts = fc
      .array(fc.constantFrom(...words.split(' ')), { maxLength: 12 })
      .map((chosen) => chosen.join(' '))
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ maxLength: 300, unit: 'grapheme' })), (notes) => {
        const { understood, notUnderstood } = readWishes(notes)
        const content = clausesOf(notes.normalize('NFC')).flat()
        const says = content.some(({ word, isSeparator }) => !isSeparator && !FILLERS.has(word))
        expect(understood.length + notUnderstood.length > 0).toBe(says)
        for (const quote of notUnderstood) {
          expect(notes.normalize('NFC').replace(/\s+/g, ' ')).toContain(quote)
        }
      }),
      { numRuns: tries(500) },
    )
  })

  it.each([
    ['allergic to peanuts and flurbs', ['flurbs']],
    ['alérgico al cacahuete y al xoconostle', ['xoconostle']],
    ['allergic to flurbs', ['flurbs']],
    ['allergic to peanuts, please', []],
    ['allergic to fish, not shellfish', []],
    ['nobody is allergic to flurbs', []],
    ['No pork, peanut allergy, something smoky', []],
  ])('say which part of an allergy is not understood: %j', (notes, unclear) => {
    expect(readWishes(notes).unclearAllergies).toEqual(unclear)
    expect(impossibleWishes({ dietaryOptions: [], notes }) === undefined).toBe(unclear.length === 0)
  })
})
