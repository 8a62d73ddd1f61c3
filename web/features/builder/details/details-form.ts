import type { Design } from '#domain/design/settings.ts'
import { changeCurrency } from '#domain/menu/editing/change-currency.ts'
import { removeMark, updateMenu } from '#domain/menu/editing/menu-edits.ts'
import type { MenuMark } from '#domain/menu/model/marks.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { setFields } from '#domain/menu/model/set-fields.ts'
import { readNotice, type TypedNotice, typedNoticeOf } from './typed-notice.ts'

type Contact = NonNullable<Menu['contact']>

export interface TypedMenu {
  readonly title: string
  readonly dateLine: string
  readonly intro: string
  readonly language: string
  readonly secondLanguage: string
  readonly currency: string
  readonly priceSign: Design['priceSign']
  readonly priceCents: Design['priceCents']
  readonly contact: Readonly<Record<keyof Contact, string>>
  readonly notices: readonly TypedNotice[]
  readonly marks: readonly MenuMark[]
}

export const typedMenuOf = (menu: Menu, design: Pick<Design, 'priceSign' | 'priceCents'>): TypedMenu => ({
  title: menu.title,
  dateLine: menu.dateLine,
  intro: menu.intro ?? '',
  language: menu.language ?? '',
  secondLanguage: menu.secondLanguage ?? '',
  currency: menu.currency,
  priceSign: design.priceSign,
  priceCents: design.priceCents,
  contact: {
    address: menu.contact?.address ?? '',
    phone: menu.contact?.phone ?? '',
    hours: menu.contact?.hours ?? '',
    web: menu.contact?.web ?? '',
  },
  notices: menu.notices.map((notice) => typedNoticeOf(notice, menu.currency)),
  marks: menu.marks,
})

export function faultsOf({ notices, marks, currency }: TypedMenu): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {}
  for (const typed of notices) {
    const read = readNotice(typed, currency)
    if ('problem' in read) faults[typed.id] = read.problem
  }
  for (const { id, symbol } of marks)
    if (symbol.trim() === '') faults[id] = 'A mark needs a letter or a sign.'
  return faults
}

/** The menu as it was typed. A form with {@link faultsOf} keeps the notices that it had. */
export function withTypedMenu(menu: Menu, typed: TypedMenu): Menu {
  const text = (value: string) => value.trim() || undefined
  const notices = typed.notices.flatMap((notice) => {
    const read = readNotice(notice, typed.currency)
    return 'notice' in read ? [read.notice] : []
  })
  const marks = typed.marks.map((mark) => ({
    ...mark,
    symbol: mark.symbol.trim(),
    meaning: mark.meaning.trim(),
  }))
  const gone = menu.marks.filter(
    ({ id, kind }) => !marks.some((mark) => mark.id === id && (kind !== 'own' || mark.kind === 'own')),
  )
  const kept = gone.reduce((rest, { id }) => removeMark(rest, id), changeCurrency(menu, typed.currency))
  const { address, phone, hours, web } = typed.contact
  const contact = setFields<Contact>(
    {},
    { address: text(address), phone: text(phone), hours: text(hours), web: text(web) },
  )
  return updateMenu(
    { ...kept, notices, marks },
    {
      title: typed.title.trim(),
      dateLine: typed.dateLine.trim(),
      intro: text(typed.intro),
      language: text(typed.language),
      secondLanguage: text(typed.secondLanguage),
      contact: Object.keys(contact).length > 0 ? contact : undefined,
    },
  )
}
