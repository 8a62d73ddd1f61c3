import type { SelectOption } from '../../../ui/select-field.tsx'

/** Languages of menus, as BCP 47 tags. */
const usual = (
  'ar bg ca cs da de el en en-GB es et eu fa fi fil fr gl he hi hr hu hy id is it ja ka ko lt lv mk ms nb nl pl pt ' +
  'pt-BR ro ru sk sl sq sr sv sw ta th tr uk ur vi zh-Hans zh-Hant'
).split(' ')

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The languages to choose from, by their names; the present one among them whatever it is. */
export const languageOptions = (present: string, none: string): SelectOption[] => [
  { value: '', label: none },
  ...[...new Set([...usual, ...(present === '' ? [] : [present])])]
    .map((tag) => ({ value: tag, label: names.of(tag) ?? tag }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en')),
]
