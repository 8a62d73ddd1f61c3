import { remembered } from '../../../computing/remembered.ts'
import { fixedWords } from './fixed-words.ts'

/**
 * The language in which we speak to guests of a menu, a BCP 47 tag: Chinese by its script, Portuguese by its country
 * where the menu says it, others by the language alone; English where we do not have the menu's own, or it names none.
 */
export const guestLanguage = remembered((language: string | undefined): string => {
  const asked = new Intl.Locale(language ?? 'en')
  const { language: primary, region } = asked
  const { script } = asked.maximize()
  const ours = [
    `${primary}-${script}`,
    `${primary}-${region}`,
    primary === 'no' || primary === 'nn' ? 'nb' : primary,
  ]
  return ours.find((tag) => Object.hasOwn(fixedWords, tag)) ?? 'en'
})

/** How our own words on a page are written, as attributes of what is around them. */
export function guestWriting(language: string): { readonly lang: string; readonly dir: 'ltr' | 'rtl' } {
  const lang = guestLanguage(language)
  return { lang, dir: lang === 'ar' || lang === 'he' ? 'rtl' : 'ltr' }
}
